import styles from './pricing-page.module.css';

export function PlanChoice() {
  return (
    <fieldset className={styles.choice}>
      <legend className="sr">Plan</legend>
      <label>
        <input type="radio" name="plan" value="growth" defaultChecked />
        Growth: by contacts
      </label>
      <label>
        <input type="radio" name="plan" value="flex" />
        Flex: by emails sent
      </label>
    </fieldset>
  );
}
