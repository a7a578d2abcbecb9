import type { CheckedList } from '@grovemail/contract/console/suppressions.ts';
import { digits } from '../../components/counts.ts';
import fields from '../../components/fields.module.css';
import styles from './suppressions.module.css';
import type { Reading } from './use-read-list.ts';

interface Props {
  reading: Reading;
  list: string;
  /** What each row is, in a word; empty: what the file says. */
  as: string;
}

/** How a file is read, before anything of it is stored. */
export function ListPreview({ reading: { checked, problem }, list, as }: Props) {
  return (
    <div aria-live="polite">
      {problem !== '' && <p className={fields.error}>{problem}</p>}
      {checked && (
        <>
          <dl className={styles.preview}>
            {linesOf(checked, list, as).map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {checked.problem !== '' && <p className={fields.error}>{checked.problem}</p>}
          <Faults faults={checked.faults} count={checked.faultCount} />
        </>
      )}
    </div>
  );
}

/** The first lines with errors, and how many more there are. */
export function Faults({ faults, count }: { faults: readonly string[]; count: number }) {
  if (count === 0) return null;
  return (
    <ul className={styles.faults} aria-label="Lines with errors">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
      {count > faults.length && <li>And {digits(count - faults.length)} more.</li>}
    </ul>
  );
}

function linesOf(checked: CheckedList, list: string, as: string): [string, string][] {
  const { format, rule, emailColumn, timeColumn, tookMonthFirst, namesLists } = checked;
  const { rows, kinds, leftOut, faultCount } = checked;
  const counts = [
    ...kinds.map(([kind, count]) => `${digits(count)} as ${kind}`),
    ...(leftOut > 0 ? [`${digits(leftOut)} left out`] : []),
    ...(faultCount > 0 ? [`${digits(faultCount)} with errors`] : []),
  ];
  const all = namesLists ? 'As exported' : 'All lists';
  return [
    ['Read as', format],
    ['Addresses', emailColumn],
    ['Times', `${timeColumn ?? 'None: as of now'}${tookMonthFirst ? ', the month first' : ''}`],
    ['Kinds', as || rule],
    ['Stops', list === '' ? all : `The list ${list}`],
    ['Rows', `${digits(rows + leftOut + faultCount)}: ${counts.join(', ') || 'none'}`],
  ];
}
