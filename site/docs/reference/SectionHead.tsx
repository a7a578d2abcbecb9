import type { ReactNode } from 'react';
import { Heading } from '../components/Heading.tsx';
import { Paragraphs } from '../components/InlineText.tsx';
import styles from './section-head.module.css';

interface Props {
  id: string;
  title: string;
  description: string;
  children?: ReactNode;
}

/** The heading of a section of the reference, with its description. */
export function SectionHead({ id, title, description, children }: Props) {
  return (
    <div className={styles.head}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <div className={styles.lead}>
        <Paragraphs text={description} />
      </div>
      {children}
    </div>
  );
}
