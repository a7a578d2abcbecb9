import type { CodeLine } from '../../components/code-line.ts';
import { CodeTabs } from '../components/CodeTabs.tsx';
import { PlaceholderNote } from '../components/PlaceholderNote.tsx';
import { StatusTabs } from '../components/StatusTabs.tsx';
import { TryButton } from '../components/TryButton.tsx';
import { CallFacts } from './CallFacts.tsx';
import { CallLine } from './CallLine.tsx';
import connector from './connector.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldList } from './FieldList.tsx';
import { MailCard, type ShownMail } from './MailCard.tsx';
import type { CallFact } from './model/call-facts.ts';
import styles from './operation-section.module.css';
import { ResponseList, type ShownResponse } from './ResponseList.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { ShownField } from './shown-field.ts';

export interface OperationProps {
  id: string;
  method: string;
  base: string;
  path: string;
  title: string;
  description: string;
  facts: CallFact[];
  groups: { title: string; fields: ShownField[] }[];
  /** The success and its own errors. */
  responses: ShownResponse[];
  /** All errors, with those that the page explains once for all calls. */
  errorCount: number;
  /** Where the page does so. */
  commonErrors?: string;
  /** Ids in the samples that no reader has. */
  placeholders: Parameters<typeof PlaceholderNote>[0][];
  /** The `payload` of a success. */
  payload: ShownField[];
  /** With the reader's own test key. */
  canTry: boolean;
  samples: Parameters<typeof CodeTabs>[0]['samples'];
  /** The same request as a line for curl. */
  curl: string;
  examples: { status: string; lines: CodeLine[] }[];
  /** The email the sample sends. */
  mail?: ShownMail;
}

/** An operation: its parameters, responses and code samples. */
export function OperationSection(props: OperationProps) {
  const { id, title, groups, responses, payload, examples } = props;
  const rest = props.errorCount + 1 - examples.length;
  return (
    <section className={styles.operation} aria-labelledby={id}>
      <SectionHead id={id} title={title} description={props.description}>
        <CallLine id={id} method={props.method} base={props.base} path={props.path} />
        <CallFacts facts={props.facts} />
      </SectionHead>
      <div className={styles.tray}>
        <CodeTabs
          id={id}
          label={title}
          samples={props.samples}
          curl={props.curl}
          foot={
            (props.canTry || props.placeholders.length > 0) && (
              <>
                {props.placeholders.map((one) => (
                  <PlaceholderNote key={one.name} {...one} />
                ))}
                {props.canTry && (
                  <div className={styles.try} data-no-markdown="">
                    Test key for this visit. Nothing is sent.
                    <TryButton operation={id} small />
                  </div>
                )}
              </>
            )
          }
        />
        <div className={`${connector.path} ${styles.responses}`}>
          <StatusTabs
            id={id}
            label={title}
            responses={examples}
            {...(rest > 0 ? { more: { count: rest, href: `#${id}.answers` } } : {})}
          />
        </div>
      </div>
      {props.mail && (
        <div className={styles.received}>
          <MailCard {...props.mail} />
        </div>
      )}
      <div className={styles.body}>
        {groups.map((group) => (
          <FieldGroup
            key={group.title}
            id={`${id}.${group.title}`}
            title={group.title}
            note={countOf(group.fields)}
          >
            <FieldList fields={group.fields} marksRequired />
          </FieldGroup>
        ))}
        <FieldGroup id={`${id}.answers`} title="Responses" note="all in the same envelope">
          <ResponseList responses={responses} />
          {props.commonErrors && (
            <p className={styles.common}>
              And the <a href={props.commonErrors}>errors of every call</a>.
            </p>
          )}
        </FieldGroup>
        {payload.length > 0 && (
          <FieldGroup id={`${id}.payload`} title="Payload" note="when error is null">
            <FieldList fields={payload} />
          </FieldGroup>
        )}
      </div>
    </section>
  );
}

function countOf(fields: ShownField[]): string {
  const required = fields.filter((field) => field.required).length;
  const optional = fields.length - required;
  return [required && `${required} required`, optional && `${optional} optional`]
    .filter(Boolean)
    .join(', ');
}
