import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/Icon.tsx';
import styles from './figure.module.css';

interface Props {
  icon: IconName;
  label: string;
  value: string;
  caption: string;
  /** Undefined: nobody judges it. */
  isFine?: boolean | undefined;
  children?: ReactNode;
}

/** A number that is read at a glance, and how it came about. */
export function Figure({ icon, label, value, caption, isFine, children }: Props) {
  return (
    <section className={styles.figure}>
      <h3>
        <Icon name={icon} size={15} />
        {label}
        {isFine !== undefined && (
          <span className={styles.sign} data-fine={isFine}>
            <Icon name={isFine ? 'good' : 'warning'} size={17} />
            <span className="sr">{isFine ? 'Fine' : 'See below'}</span>
          </span>
        )}
      </h3>
      <p className={styles.value}>{value}</p>
      <p>{caption}</p>
      {children && <div className={styles.more}>{children}</div>}
    </section>
  );
}
