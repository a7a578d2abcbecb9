import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import text from '../../components/text.module.css';
import tints from '../../components/tint.module.css';
import airmail from '../../pictures/stamps/airmail.module.css';
import styles from './recipient-rights.module.css';

export interface RecipientRightsProps {
  title: string;
  rights: readonly { name: string; text: string }[];
  /** The choices of the page that a recipient's link opens. */
  choices: readonly string[];
}

/** What a recipient can do, beside a drawing of the page where it is done. */
export function RecipientRights({ title, rights, choices }: RecipientRightsProps) {
  return (
    <Section id="recipients" ground="own" className={tints.violet}>
      <div className={styles.columns}>
        <div>
          <h2 className={text.title}>{title}</h2>
          <ul className={styles.rights}>
            {rights.map(({ name, text: words }) => (
              <li key={name}>
                <Icon name="check" size={20} />
                <div>
                  <h3>{name}</h3>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={`${airmail.airmail} ${styles.letter}`} aria-hidden="true">
          <p className={styles.question}>Unsubscribe from</p>
          {choices.map((choice, index) => (
            <p key={choice} className={index === 0 ? styles.chosen : styles.choice}>
              {choice}
            </p>
          ))}
          <p className={styles.save}>Save preferences</p>
        </div>
      </div>
    </Section>
  );
}
