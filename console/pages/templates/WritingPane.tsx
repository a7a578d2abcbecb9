import type { TemplateContent } from '@grovemail/contract/console/templates.ts';
import { useState } from 'react';
import { Check } from '../../components/Check.tsx';
import { Choice } from '../../components/Choice.tsx';
import { Segments } from '../../components/Segments.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import type { Names } from './placeholder-marks.ts';
import styles from './writing-pane.module.css';

interface Props {
  content: TemplateContent;
  names: Names;
  write(change: Partial<TemplateContent>): void;
  isReadOnly: boolean;
  send(): void;
}

type Part = 'html' | 'text';
const maxLength = 500_000;

/** Subject, kind, and the two parts of a mail. */
export function WritingPane({ content, names, write, isReadOnly, send }: Props) {
  const [part, setPart] = useState<Part>('html');
  const { subject, kind, html, text } = content;
  const value = part === 'html' ? html : (text ?? '');
  return (
    <>
      <div className={styles.head}>
        <label htmlFor="subject">Subject</label>
        <input
          id="subject"
          maxLength={2_000}
          autoComplete="off"
          readOnly={isReadOnly}
          value={subject}
          onChange={({ target }) => write({ subject: target.value })}
        />
        <Choice
          label="Kind"
          value={kind}
          options={[
            ['list', 'list: readers may unsubscribe'],
            ['action', 'action: they asked for it'],
          ]}
          choose={(next) => {
            if (!isReadOnly) write({ kind: next === 'action' ? 'action' : 'list' });
          }}
        />
      </div>
      <section className={styles.code} aria-label="Code">
        <header>
          <Segments<Part>
            label="Part"
            options={[
              { value: 'html', label: 'HTML' },
              { value: 'text', label: 'Text' },
            ]}
            chosen={part}
            choose={setPart}
          />
          {part === 'text' && (
            <Check
              label="Made from the HTML"
              checked={text === null}
              disabled={isReadOnly}
              check={(isMade) => write({ text: isMade ? null : '' })}
            />
          )}
          <span>
            {Math.ceil(value.length / 1_000)} of {maxLength / 1_000} kB
          </span>
        </header>
        {part === 'text' && text === null ? (
          <p>The text part is made from the HTML. See it in the preview with 3.</p>
        ) : (
          <CodeEditor
            key={part}
            label={part === 'html' ? 'HTML' : 'Text part'}
            language={part}
            change={(next) => write(part === 'html' ? { html: next } : { text: next })}
            value={value}
            names={names}
            isReadOnly={isReadOnly}
            send={send}
          />
        )}
      </section>
    </>
  );
}
