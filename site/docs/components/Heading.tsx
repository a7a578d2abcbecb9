import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import styles from './heading.module.css';

interface Props {
  level: 2 | 3;
  id: string;
  children: ReactNode;
  /** At the right end of the line. */
  note?: string;
}

/** A heading with an anchor link that appears on hover and focus. */
export function Heading({ level, id, children, note }: Props) {
  const Tag = `h${level}` as const;
  return (
    <div className={`${styles.heading} ${level === 2 ? styles.second : styles.third}`}>
      <div className={styles.name}>
        <Tag id={id}>{children}</Tag>
        <a
          className={styles.anchor}
          href={`#${id}`}
          aria-label="Link to this section"
          aria-describedby={id}
          data-anchor=""
        >
          <Icon name="link" />
        </a>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** A Markdown heading of the second level. */
export function SecondHeading(props: Omit<Props, 'level'>) {
  return <Heading level={2} {...props} />;
}

/** A heading of level 3. */
export function ThirdHeading(props: Omit<Props, 'level'>) {
  return <Heading level={3} {...props} />;
}
