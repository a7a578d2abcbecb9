import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './startup-tools.module.css';

interface Props {
  title: string;
  items: { name: string; text: string }[];
}

export function StartupTools({ title, items }: Props) {
  return (
    <Section>
      <h2 className={text.title}>{title}</h2>
      <ul className={styles.tools}>
        {items.map((tool) => (
          <li key={tool.name}>
            <h3 className={styles.name}>{tool.name}</h3>
            <p>{tool.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
