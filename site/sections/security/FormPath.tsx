import { Icon, type IconName } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import text from '../../components/text.module.css';
import styles from './form-path.module.css';

interface Stop {
  icon: IconName;
  name: string;
  text: string;
}

export interface FormPathProps {
  title: string;
  lead: string;
  stops: readonly Stop[];
  exits: readonly Stop[];
  never: readonly string[];
}

/** Where a form goes: a lit path, right, and down if there is no room. */
export function FormPath({ title, lead, stops, exits, never }: FormPathProps) {
  return (
    <Section id="path" ground="sand">
      <div className={styles.map}>
        <div className={styles.head}>
          <h2 className={text.title}>{title}</h2>
          <p>{lead}</p>
        </div>
        <div className={styles.path}>
          <ol className={styles.stops} aria-label="The path of a form">
            {stops.map((stop) => (
              <Card key={stop.name} {...stop} />
            ))}
          </ol>
          <ul className={styles.exits} aria-label="What leaves the server">
            {exits.map((exit) => (
              <Card key={exit.name} {...exit} />
            ))}
          </ul>
        </div>
        <div className={styles.never}>
          <h3 id="never">Your data never goes to</h3>
          <ul aria-labelledby="never">
            {never.map((one) => (
              <li key={one}>
                <Icon name="close" size={16} />
                {one}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function Card({ icon, name, text: words }: Stop) {
  return (
    <li className={styles.card}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <h3>{name}</h3>
        <p>{words}</p>
      </div>
    </li>
  );
}
