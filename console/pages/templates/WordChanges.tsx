import type { TemplateWords } from '@grovemail/contract/console/templates.ts';
import { Icon } from '../../components/Icon.tsx';
import { WithNames } from '../../components/WithNames.tsx';
import { type DiffPart, diffWords } from './diff.ts';
import styles from './word-changes.module.css';

interface Props {
  before: TemplateWords;
  after: TemplateWords;
}

/** What a reader reads now and read before, and the names that a call must send now. */
export function WordChanges({ before, after }: Props) {
  const lines = diffWords(before.text, after.text);
  const names = [...new Set([...before.names, ...after.names])];
  const added = after.names.filter((name) => !before.names.includes(name));
  return (
    <>
      <section className={styles.words} aria-label="The words">
        <h3>The words</h3>
        {lines.length === 0 && <p>Not one of them has changed.</p>}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
          <p key={at}>
            {line.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have runs of words.
              <Run key={place} part={part} names={names} open={added} />
            ))}
          </p>
        ))}
      </section>
      {added.length > 0 && (
        <p className={styles.added}>
          <Icon name="warning" />
          <span>
            <b>{added.length === 1 ? 'One new name.' : `${added.length} new names.`}</b> Whoever
            calls this template must send{' '}
            {added.map((name, at) => (
              <span key={name}>
                {at > 0 && (at === added.length - 1 ? ' and ' : ', ')}
                <code>{name}</code>
              </span>
            ))}
            .
          </span>
        </p>
      )}
    </>
  );
}

interface RunProps {
  part: DiffPart;
  names: readonly string[];
  open: readonly string[];
}

function Run({ part: { kind, text }, ...marks }: RunProps) {
  const words = <WithNames text={text} {...marks} />;
  if (kind === 'same') return <>{words} </>;
  const Part = kind === 'gone' ? 'del' : 'ins';
  return (
    <>
      <Part>
        <span className="sr">{kind === 'gone' ? 'Gone: ' : 'New: '}</span>
        {words}
      </Part>{' '}
    </>
  );
}
