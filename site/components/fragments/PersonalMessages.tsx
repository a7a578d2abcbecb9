import shared from './fragment.module.css';
import parts from './parts.module.css';

/** One email as two readers see it. */
export function PersonalMessages() {
  return (
    <div className={parts.stack}>
      {readers.map(({ to, name, town, last }) => (
        <div key={to} className={shared.card}>
          <p className={shared.muted}>To {to}</p>
          <p>
            Hello <span className={parts.mark}>{name}</span>, the van is in{' '}
            <span className={parts.mark}>{town}</span> on Friday. Shall we keep you{' '}
            <span className={parts.mark}>{last}</span>?
          </p>
        </div>
      ))}
    </div>
  );
}

const readers = [
  { to: 'ada@example.com', name: 'Ada', town: 'Lagos', last: 'two crates of mangoes' },
  { to: 'kofi@example.com', name: 'Kofi', town: 'Accra', last: 'a box of cocoa' },
  { to: 'wanjiru@example.com', name: 'Wanjiru', town: 'Nairobi', last: 'the usual coffee' },
];
