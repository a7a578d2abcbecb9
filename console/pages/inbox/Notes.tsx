import type { TeamNote } from '@grovemail/contract/console/inbox.ts';
import { type Ref, useState } from 'react';
import { CallError, post } from '../../calls/call.ts';
import { Button } from '../../components/Button.tsx';
import { Key } from '../../components/Key.tsx';
import { moment } from '../../components/times.ts';
import { Face } from '../../frame/Face.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import styles from './notes.module.css';

interface Props {
  id: string;
  notes: readonly TeamNote[];
  now: number;
  ref: Ref<HTMLTextAreaElement>;
  onAdded(): void;
}

/** The team's notes on an item. Ctrl+Enter adds one. */
export function Notes({ id, notes, now, ref, onAdded }: Props) {
  const { readingOnly } = useFrame();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isSending, setIsSending] = useState(false);
  const add = async () => {
    if (text.trim() === '' || isSending) return;
    setIsSending(true);
    try {
      await post<TeamNote>(`/api/inbox/${id}/notes`, { body: text });
      setText('');
      setError('');
      onAdded();
    } catch (error) {
      if (error instanceof CallError) setError(error.message);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <section className={styles.notes} aria-label="Team notes">
      <h3>
        Team notes <span>stay in the console</span>
      </h3>
      {notes.length > 0 && (
        <ul>
          {notes.map(({ id, author, createdAt, body }) => (
            <li key={id}>
              <Face name={author} />
              <div>
                <p>
                  <b>{author}</b>, {moment(createdAt, now)}
                </p>
                <p className={styles.text}>{body}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {readingOnly === undefined && (
        <form
          className={styles.field}
          onSubmit={(event) => {
            event.preventDefault();
            // The button, which has the focus, is removed with the text.
            event.currentTarget.querySelector('textarea')?.focus();
            void add();
          }}
        >
          <textarea
            ref={ref}
            aria-label="Write a note for the team"
            aria-keyshortcuts="n"
            aria-describedby={error ? 'note-error' : undefined}
            aria-invalid={error !== ''}
            placeholder="Write a note for the team"
            rows={1}
            maxLength={4_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
            }}
          />
          {text.trim() === '' ? (
            <span aria-hidden="true">
              <Key>N</Key>
            </span>
          ) : (
            <Button type="submit" look="settle">
              Add
            </Button>
          )}
        </form>
      )}
      {error && (
        <p id="note-error" className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
