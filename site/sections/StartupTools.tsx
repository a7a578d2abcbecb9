import { Icon, type IconName } from '../components/Icon.tsx';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import tints from '../components/tint.module.css';
import type { Tint } from './FeatureBlock.tsx';
import styles from './startup-tools.module.css';

export interface Tool {
  name: string;
  icon: IconName;
  tint: Tint;
  text: string;
  /** Its page, if it has one. */
  href?: string;
}

interface Props {
  title: string;
  items: Tool[];
}

export function StartupTools({ title, items }: Props) {
  return (
    <Section>
      <h2 className={text.title}>{title}</h2>
      <ul className={styles.tools}>
        {items.map(({ name, icon, tint, text, href }) => (
          <li key={name}>
            <span className={`${styles.icon} ${tints[tint]}`}>
              <Icon name={icon} size={24} />
            </span>
            <h3 className={styles.name}>{href ? <a href={href}>{name}</a> : name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
