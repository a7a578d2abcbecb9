export function PlanChoice() {
  return (
    <fieldset className="plan-choice">
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
