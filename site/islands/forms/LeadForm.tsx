import type { demoForm } from '@grovemail/domain/forms/demo.ts';
import type { Field as FieldRule } from '@grovemail/domain/forms/field.ts';
import { type FormDefinition, validate, validateField } from '@grovemail/domain/forms/form.ts';
import type { startupForm } from '@grovemail/domain/forms/startup.ts';
import type { ReactNode } from 'react';
import { Field } from '../../components/Field.tsx';
import mark from '../../components/required-mark.module.css';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { contactDoubts } from './contact-doubts.ts';
import { FormNotice } from './FormNotice.tsx';
import styles from './forms.module.css';
import { Honeypot } from './Honeypot.tsx';
import own from './lead-form.module.css';
import { sendLead } from './send-lead.ts';
import { type Errors, useForm } from './use-form.ts';

interface Props {
  definition: typeof demoForm | typeof startupForm;
  type: 'demo' | 'startup';
  label: string;
  /** Where the lead is posted. */
  action: string;
  /** Where form tokens are handed out. */
  token: string;
  submit: string;
  /** Stands beside the button until the form says itself what is missing. */
  note: string;
  /** What we do with it: said once nothing is missing, and after it was sent. */
  promise: string;
  /** Optional fields of the form's own kind, by their name. */
  drawn?: Readonly<Record<string, (error: string | undefined) => ReactNode>>;
}

/**
 * The form of those who want to be called back. Its button waits until all is
 * filled in, and the line beside it says what is missing; before this code has come, and
 * without it, the browser asks for what is missing.
 */
export function LeadForm(props: Props) {
  const { definition, type, label, action, token, submit, note, promise, drawn = {} } = props;
  const form: FormDefinition = definition;
  const fields = Object.values<FieldRule & { name: string }>(form.fields);
  const required = fields.filter((field) => field.required);
  const plainFields = fields.filter(({ name }) => !drawn[name]);
  // Two share a line; the last of an odd number has one to itself.
  const alone = plainFields.length % 2 === 1 ? plainFields.at(-1) : undefined;
  const { errors, remarks, missing, ready, busy, notice, ...shared } = useForm({
    name: type,
    token,
    failure: form.notices.failure,
    check: (data) => validate(form, Object.fromEntries(data)),
    checkField: (name, value) => (name in form.fields ? validateField(form, name, value) : null),
    remarks: contactDoubts,
    missing: (data) => labelsMissing(required, data),
    send: (values, sending) => sendLead(action, type, values, sending),
    success: () => form.notices.success,
  });
  const locked = ready && missing.length > 0;
  // Sent and emptied: a list of what is missing would take the good news back.
  const isSent = notice?.kind === 'success' && missing.length === required.length;
  return (
    <form
      {...shared.form}
      className={styles.form}
      action={action}
      method="post"
      aria-label={label}
      data-complete
    >
      <input type="hidden" name="type" value={type} />
      <FormNotice notice={notice} />
      {fields.map((field) => drawn[field.name]?.(errors[field.name]) ?? plain(field))}
      <Honeypot />
      <div className={own.end}>
        <SubmitButton busy={busy} waiting={locked}>
          {submit}
        </SubmitButton>
        <p className={own.missing} aria-live="polite">
          {!ready ? note : locked && !isSent ? `Still missing: ${missing.join(', ')}.` : promise}
        </p>
      </div>
    </form>
  );

  function plain(field: FieldRule & { name: string }) {
    const common = {
      key: field.name,
      id: `${type}-${field.name}`,
      error: errors[field.name],
      className: field === alone ? undefined : styles.half,
    };
    if (field.options) {
      return <ChoiceField {...common} {...field} options={field.options} />;
    }
    const { control } = field;
    return (
      <Field
        {...common}
        labelClass={field.required ? mark.required : undefined}
        // An address is never refused for its look, not even by the browser.
        field={{ ...field, control: control === 'email' ? 'text' : control }}
        inputMode={control === 'email' ? 'email' : undefined}
        hint={(remarks as Errors)[field.name]}
      />
    );
  }
}

function labelsMissing(required: readonly (FieldRule & { name: string })[], data: FormData) {
  return required
    .filter(({ name }) => String(data.get(name) ?? '').trim() === '')
    .map(({ label }) => label);
}
