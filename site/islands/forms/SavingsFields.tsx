import type { Field as FieldRule } from '@grovemail/domain/forms/field.ts';
import { savingsForm, savingsServices } from '@grovemail/domain/forms/savings-lead.ts';
import checkbox from '../../components/checkbox.module.css';
import { Field } from '../../components/Field.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { FormNotice } from '../../form-state/FormNotice.tsx';
import type { useForm } from '../../form-state/use-form.ts';
import styles from './calculator.module.css';
import forms from './form.module.css';
import { Honeypot } from './Honeypot.tsx';

interface Props
  extends Partial<
    Pick<ReturnType<typeof useForm>, 'form' | 'errors' | 'warnings' | 'busy' | 'notice'>
  > {
  action: string;
  /** While its result is shown in its place. */
  hidden?: boolean;
}

/** The calculator's form, whose result takes its place. Without the state of `useForm`, it is sent by the browser. */
export function SavingsFields({
  form,
  errors = {},
  warnings = {},
  busy = false,
  notice = null,
  action,
  hidden = false,
}: Props) {
  const { services, ...fields } = savingsForm.fields;
  return (
    <form
      {...form}
      className={`${forms.form} ${styles.form}`}
      action={action}
      method="post"
      aria-label="Savings calculator"
      hidden={hidden}
    >
      <input type="hidden" name="type" value="savings" />
      <h2 className={styles.formTitle}>Your numbers</h2>
      {Object.values(fields).map(({ control, ...field }) => (
        <Field
          key={field.name}
          id={`savings-${field.name}`}
          // A text input, so that `12,000` can be typed and pasted; validation parses it.
          field={{ ...field, control: control === 'number' ? 'text' : control }}
          inputMode={control === 'number' ? 'decimal' : undefined}
          className={fullWidth.includes(field.name) ? undefined : forms.half}
          error={besideField(errors[field.name], { ...field, control })}
          warning={besideField(warnings[field.name], { ...field, control })}
        />
      ))}
      <fieldset className={styles.services}>
        <legend>{services.label}</legend>
        {savingsServices.map(({ label, value }) => (
          <label key={value} className={styles.service}>
            <input className={checkbox.box} type="checkbox" name={services.name} value={value} />
            {label}
          </label>
        ))}
      </fieldset>
      <Honeypot />
      <FormNotice notice={notice} />
      <SubmitButton busy={busy}>Get your savings</SubmitButton>
      <p>Nothing is sent until you press the button.</p>
    </form>
  );
}

/** A message beside its field, which need not name it. What is missing is also listed above the button, for all fields. */
function besideField(
  message: string | undefined,
  { label, missing, control }: Pick<FieldRule, 'label' | 'missing' | 'control'>,
): string | undefined {
  if (message !== missing) return message?.replace(`${label}: `, '');
  return control === 'number' ? 'Enter more than 0.' : `Enter your ${label.toLowerCase()}.`;
}

const fullWidth = ['email', 'current_cost'];
