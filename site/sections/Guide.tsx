import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './guide.module.css';

interface Props {
  title: string;
  lead: string;
  steps: { title: string; text: string }[];
}

export function Guide({ title, lead, steps }: Props) {
  return (
    <Section>
      <h2 className={text.title}>{title}</h2>
      <p className={text.lead}>{lead}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3 className={styles.step}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
