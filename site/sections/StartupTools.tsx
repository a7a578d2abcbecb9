import { Icon } from '../components/Icon.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import styles from './startup-tools.module.css';

export interface Tool {
  name: string;
  stamp: StampName;
  text: string;
  /** Its page, if it has one. */
  href?: string;
}

interface Props {
  title: string;
  items: Tool[];
  /** The label of the link back to the form. */
  apply: string;
}

/** The tools that the startup program includes. */
export function StartupTools({ title, items, apply }: Props) {
  return (
    <Section>
      <div className={styles.section}>
        <h2 className={text.title}>{title}</h2>
        <ul className={styles.tools}>
          {items.map(({ name, stamp, text, href }) => (
            <li key={name}>
              <div className={styles.stamp}>
                <Stamp name={stamp} />
              </div>
              <div>
                <h3 className={styles.name}>
                  {href ? (
                    <a href={href}>
                      {name.slice(0, lastWordOf(name))}
                      <span className={styles.end}>
                        {`${name.slice(lastWordOf(name))} `}
                        <Icon name="arrow" />
                      </span>
                    </a>
                  ) : (
                    name
                  )}
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.apply}>
          <LinkButton href="#form" look="outline">
            {apply}
          </LinkButton>
        </p>
      </div>
    </Section>
  );
}

/** Where it begins. */
function lastWordOf(name: string): number {
  return name.lastIndexOf(' ') + 1;
}
