import { Icon, type IconName } from '../components/Icon.tsx';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './bring-what-you-have.module.css';

export interface BringWhatYouHaveProps {
  title: string;
  lead: string;
  ways: readonly {
    icon: IconName;
    name: string;
    text: string;
    link: { label: string; href: string };
  }[];
}

/** How data gets here from another tool. */
export function BringWhatYouHave({ title, lead, ways }: BringWhatYouHaveProps) {
  return (
    <Section id="moving" ground="sand">
      <h2 className={text.title}>{title}</h2>
      <p className={text.lead}>{lead}</p>
      <ul className={styles.ways}>
        {ways.map(({ icon, name, text: words, link }) => (
          <li key={name}>
            <Icon name={icon} size={24} />
            <h3>{name}</h3>
            <p>{words}</p>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
