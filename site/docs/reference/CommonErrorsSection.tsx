import type { CodeLine } from '../../components/code-line.ts';
import { StatusTabs } from '../components/StatusTabs.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './operation-section.module.css';
import { ResponseList, type ShownResponse } from './ResponseList.tsx';
import { SectionHead } from './SectionHead.tsx';

export interface CommonErrorsProps {
  always: ShownResponse[];
  withBody: ShownResponse[];
  examples: { status: string; lines: CodeLine[] }[];
}

/** The id and title of the section. */
export const commonErrorsHeading = { id: 'errors', title: 'Errors of every call' };

/** The errors that the calls of a page share. */
export function CommonErrorsSection({ always, withBody, examples }: CommonErrorsProps) {
  const { id, title } = commonErrorsHeading;
  return (
    <section className={styles.operation} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        description="Every call on this page can return these, in addition to its own errors."
      />
      {examples.length > 0 && (
        <div className={styles.tray}>
          <div className={styles.responses}>
            <StatusTabs id={id} label={title} responses={examples} />
          </div>
        </div>
      )}
      <div className={styles.body}>
        <ResponseList responses={always} />
        {withBody.length > 0 && (
          <FieldGroup id={`${id}.body`} title="Calls with a body">
            <ResponseList responses={withBody} />
          </FieldGroup>
        )}
      </div>
    </section>
  );
}
