import styles from './plan-choice.module.css';

interface Props {
  /** A list too large for either plan: none of them is shown as chosen. */
  isLarge?: boolean;
}

/** Chooses between Growth and Flex. */
export function PlanChoice({ isLarge }: Props) {
  return (
    <fieldset className={isLarge ? `${styles.choice} ${styles.neither}` : styles.choice}>
      <legend className="sr">Plan</legend>
      <label>
        <input type="radio" name="plan" value="growth" defaultChecked />
        <span>
          Growth<small>by contacts</small>
        </span>
      </label>
      <label>
        <input type="radio" name="plan" value="flex" />
        <span>
          Flex<small>by emails sent</small>
        </span>
      </label>
    </fieldset>
  );
}
