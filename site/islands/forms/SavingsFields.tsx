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
  extends Pick<ReturnType<typeof useForm>, 'errors' | 'warnings' | 'busy' | 'notice'> {
  form: ReturnType<typeof useForm>['form'];
  action: string;
}

export function SavingsFields({ errors, warnings, busy, notice, form, action }: Props) {
  const { services, ...fields } = savingsForm.fields;
  return (
    <form
      {...form}
      className={`${forms.form} ${styles.form}`}
      action={action}
      method="post"
      aria-label="Savings calculator"
    >
      <input type="hidden" name="type" value="savings" />
      <h2 className={styles.formTitle}>Your own figures</h2>
      {Object.values(fields).map(({ control, ...field }) => (
        <Field
          key={field.name}
          id={`savings-${field.name}`}
          // A text input, so that `12,000` can be typed and pasted; validation parses it.
          field={{ ...field, control: control === 'number' ? 'text' : control }}
          inputMode={control === 'number' ? 'decimal' : undefined}
          className={fullWidth.includes(field.name) ? undefined : forms.half}
          error={errors[field.name] === field.missing ? missing(control) : errors[field.name]}
          hint={warnings[field.name]}
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
      <p className={styles.sent}>
        Nothing is sent until you press the button. After that, the result updates as you type.
      </p>
    </form>
  );
}

/** The error summary is above the button; this is the error beside a field. */
function missing(control: string): string {
  return control === 'number' ? 'A number above zero, please.' : 'Please fill this in.';
}

const fullWidth = ['email', 'current_cost'];
