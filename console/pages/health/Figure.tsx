import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/Icon.tsx';
import styles from './figure.module.css';

interface Props {
  icon: IconName;
  label: string;
  value: string;
  caption: string;
  children?: ReactNode;
}

/** A number that is read at a glance. */
export function Figure({ icon, label, value, caption, children }: Props) {
  return (
    <section className={styles.figure}>
      <h3>
        <Icon name={icon} size={15} />
        {label}
      </h3>
      <p className={styles.value}>{value}</p>
      <p>{caption}</p>
      {children}
    </section>
  );
}
