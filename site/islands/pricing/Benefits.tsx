import { Icon } from '../../components/Icon.tsx';
import styles from './benefits.module.css';

interface Props {
  benefits: readonly string[];
  /** What some of them mean, by their text. */
  glosses?: Readonly<Record<string, string>>;
  /** Side by side below a plan, instead of one below the other. */
  inRow?: boolean;
}

/** What a plan includes, with explanations of some benefits. */
export function Benefits({ benefits, glosses = {}, inRow }: Props) {
  return (
    <ul className={inRow ? styles.row : styles.list}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" />
          <span>
            <span>{benefit}</span>
            {glosses[benefit] && (
              <small>
                <span className="sr">: </span>
                {glosses[benefit]}
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
