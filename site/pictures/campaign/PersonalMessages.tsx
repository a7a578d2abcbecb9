import tints from '../../components/tint.module.css';
import parts from '../parts/parts.module.css';
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
          Shall we save you <b>@last_order</b>?
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
            Shall we save you <span className={parts.mark}>{last}</span>?
          </p>
        </div>
      ))}
    </div>
  );
}

const readers = [
  { initials: 'AO', tint: 'leaf', name: 'Ada', town: 'Lagos', last: 'two mango crates' },
  { initials: 'KM', tint: 'sky', name: 'Kofi', town: 'Accra', last: 'a box of cocoa' },
  { initials: 'WK', tint: 'coral', name: 'Wanjiru', town: 'Nairobi', last: 'some coffee' },
] as const;
