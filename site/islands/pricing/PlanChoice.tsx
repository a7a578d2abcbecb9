import styles from './plan-choice.module.css';

/** Chooses between Growth and Flex. */
export function PlanChoice() {
  return (
    <fieldset className={styles.choice}>
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
