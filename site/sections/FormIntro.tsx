import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { Icon, type IconName } from '../components/Icon.tsx';
import { StepList } from '../components/StepList.tsx';
import tints from '../components/tint.module.css';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import type { Tint } from './FeatureBlock.tsx';
import styles from './form-intro.module.css';

export interface Point {
  icon: IconName;
  /** The product's tint; `sun` for none. */
  tint: Tint | 'sun';
  text: string;
}

interface Props {
  eyebrow: string;
  title: string;
  lead: string;
  /** Benefits, or the next steps in order. */
  list?: { title: string; items: Point[] };
  steps?: { title: string; items: string[] };
  /** Facts above the form. */
  aside?: ReactNode;
  /** In the title's place once the form is sent: what comes next. */
  sent?: string;
  /** On the form's corner, where there is room. */
  stamp?: StampName;
  children: ReactNode;
}

/** Title and benefits next to a form. On phones the form comes before the list. */
export function FormIntro(props: Props) {
  const { eyebrow, title, lead, list, steps, aside, sent, stamp, children } = props;
  return (
    <section className={styles.intro}>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={`${styles.title} ${styles.done}`}>{sent}</p>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div id="form" className={styles.card}>
        {stamp && (
          <div className={styles.stamp}>
            <Stamp name={stamp} />
          </div>
        )}
        {children}
      </div>
      <div className={styles.list}>
        {list && (
          <div>
            <h2 className={styles.listTitle}>{list.title}</h2>
            <ul className={styles.points}>
              {list.items.map(({ icon, tint, text }) => (
                <li key={text}>
                  <span className={tint === 'sun' ? styles.sun : tints[tint]}>
                    <Icon name={icon} size={20} />
                  </span>
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
        {steps && (
          <div>
            <h2 className={styles.listTitle}>{steps.title}</h2>
            <StepList items={steps.items} />
          </div>
        )}
      </div>
    </section>
  );
}
