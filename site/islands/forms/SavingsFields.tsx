import { besideField, type Field as FieldRule } from '@grovemail/domain/forms/field.ts';
import { savingsForm, savingsServices } from '@grovemail/domain/forms/savings-lead.ts';
import type { ReactNode } from 'react';
import checkbox from '../../components/checkbox.module.css';
import { Field } from '../../components/Field.tsx';
import messages from '../../components/field-message.module.css';
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
  /** Above the fields of a form that came back. */
  children?: ReactNode;
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
  children,
}: Props) {
  const { services, ...fields } = savingsForm.fields;
  const unchecked = errors.services ?? warnings.services;
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
      {children}
      <FormNotice notice={notice} />
      {Object.values(fields).map((field) => (
        <Field
          key={field.name}
          id={`savings-${field.name}`}
          // A text input, so that `12,000` can be typed and pasted; validation parses it.
          field={field.control === 'number' ? { ...field, control: 'text' } : field}
          inputMode={field.control === 'number' ? 'decimal' : undefined}
          className={fullWidth.includes(field.name) ? undefined : forms.half}
          error={beside(errors[field.name], field)}
          warning={beside(warnings[field.name], field)}
        />
      ))}
      <fieldset
        className={styles.services}
        aria-describedby={unchecked ? 'savings-services-hint' : undefined}
      >
        <legend>{services.label}</legend>
        {savingsServices.map(({ label, value }) => (
          <label key={value} className={styles.service}>
            <input className={checkbox.box} type="checkbox" name={services.name} value={value} />
            {label}
          </label>
        ))}
        {unchecked && (
          <p id="savings-services-hint" className={messages.warning}>
            {unchecked}
          </p>
        )}
      </fieldset>
      <Honeypot />
      <SubmitButton busy={busy}>Get your savings</SubmitButton>
      <p>Nothing is sent until you press the button.</p>
    </form>
  );
}

/** What is missing is also said once, above all fields. */
function beside(message: string | undefined, field: FieldRule): string | undefined {
  return message && besideField(message, field);
}

const fullWidth = ['email', 'current_cost'];
