import { samples } from '@grovemail/config/samples.ts';
import { Mark } from '../../components/Mark.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Contacts } from './Contacts.tsx';
import styles from './contact-pane.module.css';

/** The app's contacts by segment, decorative. */
export function ContactPane() {
  return (
    <div className={styles.pane} aria-hidden="true">
      <p className={styles.sender}>
        <Mark width="1.25rem" height="1.25rem" />
        {samples.shop.name}
      </p>
      <p className={styles.head}>
        <b className={styles.title}>Contacts</b>
        27,441
      </p>
      <p className={styles.segments}>
        {segments.map(({ name, count }) => (
          <span key={name} className={styles.segment}>
            <b>{name}</b> {count}
          </span>
        ))}
      </p>
      <Drawing className={styles.list}>
        <Contacts />
      </Drawing>
    </div>
  );
}

const segments = [
  { name: 'All', count: '' },
  { name: 'Loyal', count: '4,182' },
  { name: 'First order', count: '9,640' },
];
