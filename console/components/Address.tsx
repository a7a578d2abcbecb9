import styles from './address.module.css';

/** An email address that may wrap before its `@`. */
export function Address({ children: address }: { children: string }) {
  const at = Math.max(0, address.lastIndexOf('@'));
  return (
    <>
      {address.slice(0, at)}
      <span className={styles.domain}>{address.slice(at)}</span>
    </>
  );
}
