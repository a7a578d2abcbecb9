import { Mark } from '../../Mark.tsx';
import tints from '../../tint.module.css';
import styles from './contact-pane.module.css';

/** The app's contacts by segment, decorative. */
export function ContactPane() {
  return (
    <div className={styles.pane} aria-hidden="true">
      <p className={styles.sender}>
        <Mark width="20" height="20" />
        sabi foods
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
      <ul>
        {contacts.map(({ initials, name, segment, tint, order, amount }) => (
          <li key={name} className={styles.contact}>
            <i className={`${styles.face} ${tints[tint]}`}>{initials}</i>
            <span>
              <b>{name}</b>
              <small className={tints[tint]}>{segment}</small>
            </span>
            <span className={styles.order}>
              <b>{order}</b>
              {amount}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const segments = [
  { name: 'All', count: '' },
  { name: 'Loyal', count: '4,182' },
  { name: 'First order', count: '9,640' },
];

const contacts = [
  {
    initials: 'AO',
    name: 'Ada Obi',
    segment: 'Loyal',
    tint: 'leaf',
    order: 'Yesterday',
    amount: '₦18,500',
  },
  {
    initials: 'KM',
    name: 'Kofi Mensah',
    segment: 'First order',
    tint: 'sky',
    order: '3 days ago',
    amount: '$36.00',
  },
  {
    initials: 'WK',
    name: 'Wanjiru Kamau',
    segment: 'At risk',
    tint: 'coral',
    order: '62 days ago',
    amount: '$118.40',
  },
  {
    initials: 'AL',
    name: 'Amélie Laurent',
    segment: 'Loyal',
    tint: 'leaf',
    order: 'Yesterday',
    amount: '$74.50',
  },
  {
    initials: 'TB',
    name: 'Tunde Bakare',
    segment: 'New',
    tint: 'violet',
    order: 'Never',
    amount: '–',
  },
  {
    initials: 'MH',
    name: 'Marcus Hale',
    segment: 'First order',
    tint: 'sky',
    order: '8 days ago',
    amount: '$29.90',
  },
  {
    initials: 'ZS',
    name: 'Zainab Sule',
    segment: 'Loyal',
    tint: 'leaf',
    order: '2 days ago',
    amount: '₦42,000',
  },
] as const;
