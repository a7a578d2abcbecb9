import styles from './stamp.module.css';
import { type StampName, stamps } from './stamps.ts';

/** A postage stamp, as wide as its container. @param props.alt empty if the stamp is decorative */
export function Stamp({ name, alt = '' }: { name: StampName; alt?: string }) {
  return (
    <img
      className={styles.stamp}
      src={stamps[name]}
      alt={alt}
      width="120"
      height="144"
      loading="lazy"
    />
  );
}
