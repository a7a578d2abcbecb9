import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import { steps as drawings } from '../pictures/home/StepsDrawings.tsx';
import { Drawing } from '../pictures/parts/Drawing.tsx';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import styles from './guide.module.css';

export interface GuideWords {
  title: string;
  lead: string;
  steps: { title: string; text: string; picture?: keyof typeof drawings }[];
}

interface Props extends GuideWords {
  /** Where the steps lead to, on wide screens. */
  stamp: StampName;
}

/** Numbered steps with pictures. */
export function Guide({ title, lead, steps, stamp }: Props) {
  return (
    <Section>
      <h2 className={text.title}>{title}</h2>
      <p className={text.lead}>{lead}</p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <h3 className={styles.step}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
            {step.picture && <Drawing className={styles.picture}>{drawings[step.picture]}</Drawing>}
            {index === steps.length - 1 && (
              <div className={styles.stamp}>
                <Stamp name={stamp} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {steps.some(({ picture }) => picture) && <SampleChip />}
    </Section>
  );
}
