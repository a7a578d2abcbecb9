import type { ReactNode } from 'react';
import styles from './by-server.module.css';

/**
 * What differs between the hosted service and a reader's own server: a `Hosted` and an `OwnServer`, at most once on a
 * page. The choice applies to the whole documentation and is kept. Without a script, both are shown with their names.
 */
export function ByServer({ children }: { children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <fieldset className={styles.tabs} data-server-choice="">
        <legend className="sr">Where the API runs</legend>
        <Tab value="hosted">{hosted}</Tab>
        <Tab value="own">{own}</Tab>
      </fieldset>
      {children}
    </div>
  );
}

const hosted = 'Hosted service';
const own = 'Your own server';

/** What applies to the hosted service. */
export function Hosted({ children }: { children: ReactNode }) {
  return <Side of="hosted" name={hosted} text={children} />;
}

/** What applies to a reader's own server. */
export function OwnServer({ children }: { children: ReactNode }) {
  return <Side of="own" name={own} text={children} />;
}

function Side({ of, name, text }: { of: string; name: string; text: ReactNode }) {
  return (
    <div className={styles.side} data-for={of}>
      <p className={styles.name}>
        <strong>{name}</strong>
      </p>
      {text}
    </div>
  );
}

function Tab({ value, children: name }: { value: string; children: string }) {
  return (
    <label className={styles.tab}>
      <input
        className={styles.radio}
        type="radio"
        name="server"
        value={value}
        defaultChecked={value === 'hosted'}
        autoComplete="off"
      />
      {name}
    </label>
  );
}
