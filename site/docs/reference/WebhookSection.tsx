import type { CodeLine } from '../../components/code-line.ts';
import { CodePanel } from '../components/CodePanel.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldList } from './FieldList.tsx';
import type { Place } from './model/fields.ts';
import styles from './operation-section.module.css';
import { ResponseList } from './ResponseList.tsx';
import { SectionHead } from './SectionHead.tsx';
import type { ShownField } from './shown-field.ts';

export interface WebhookProps {
  id: string;
  name: string;
  title: string;
  description: string;
  groups: { title: string; fields: ShownField[]; same?: Place }[];
  responses: { status: string; text: string }[];
  sameResponses?: Place;
  lines: CodeLine[];
}

function SameAs({ href, title }: Place) {
  return (
    <p className={styles.common}>
      The same as in <a href={href}>{title}</a>.
    </p>
  );
}

/** A message we post to a customer's server. */
export function WebhookSection(props: WebhookProps) {
  const { id, title, description, groups } = props;
  return (
    <section className={styles.operation} aria-labelledby={id}>
      <SectionHead id={id} title={title} description={description} />
      <div className={styles.tray}>
        <CodePanel title={props.name} lines={props.lines} />
      </div>
      <div className={styles.body}>
        {groups.map((group) => (
          <FieldGroup key={group.title} id={`${id}.${group.title}`} title={group.title}>
            {group.same ? <SameAs {...group.same} /> : <FieldList fields={group.fields} />}
          </FieldGroup>
        ))}
        <FieldGroup id={`${id}.answers`} title="Responses from your server">
          {props.sameResponses ? (
            <SameAs {...props.sameResponses} />
          ) : (
            <ResponseList responses={props.responses} />
          )}
        </FieldGroup>
      </div>
    </section>
  );
}
