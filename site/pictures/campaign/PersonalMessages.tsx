import { samples } from '@grovemail/config/samples.ts';
import tints from '../../components/tint.module.css';
import parts from '../parts/parts.module.css';
import { firstNameOf, initialsOf } from '../parts/people.ts';
import styles from './personal-messages.module.css';

/** One email as it is written, and as three readers see it. */
export function PersonalMessages() {
  return (
    <div className={styles.messages}>
      <div className={styles.written}>
        <p className={styles.by}>You write</p>
        <p>
          Hello <b>@firstname</b>, the van is in <b>@town</b> on Friday.
          <br />
          Want us to save you <b>@last_order</b>?
        </p>
      </div>
      <p className={styles.by}>They read</p>
      {readers.map(({ initials, tint, name, town, last }) => (
        <div key={name} className={`${parts.card} ${styles.read}`}>
          <i className={`${parts.face} ${tints[tint]}`}>{initials}</i>
          <p>
            Hello <span className={parts.mark}>{name}</span>, the van is in{' '}
            <span className={parts.mark}>{town}</span> on Friday.
            <br />
            Want us to save you <span className={parts.mark}>{last}</span>?
          </p>
        </div>
      ))}
    </div>
  );
}

const tintsOf = ['leaf', 'sky', 'coral'] as const;
const [first, second, third] = samples.contacts;
const readers = [first, second, third].map(({ name, city, last }, index) => ({
  initials: initialsOf(name),
  tint: tintsOf[index] ?? 'leaf',
  name: firstNameOf(name),
  town: city,
  last,
}));
