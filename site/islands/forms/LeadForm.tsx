import { contactWarnings } from '@grovemail/domain/forms/contact-warnings.ts';
import type { demoForm } from '@grovemail/domain/forms/demo.ts';
import type { Field as FieldRule } from '@grovemail/domain/forms/field.ts';
import { type FormDefinition, validate, validateField } from '@grovemail/domain/forms/form.ts';
import type { startupForm } from '@grovemail/domain/forms/startup.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { Field } from '../../components/Field.tsx';
import { KitSelect } from '../../components/kit/KitSelect.tsx';
import mark from '../../components/required-mark.module.css';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { FormNotice } from '../../form-state/FormNotice.tsx';
import type { Errors } from '../../form-state/form-errors.ts';
import { useForm } from '../../form-state/use-form.ts';
import type { LetterWords } from '../../pictures/stamps/SentLetter.tsx';

import { FormPlace } from './FormPlace.tsx';
import styles from './form.module.css';
import { Honeypot } from './Honeypot.tsx';
import leadForm from './lead-form.module.css';
import { sendLead } from './send-lead.ts';

interface Props {
  definition: typeof demoForm | typeof startupForm;
  type: 'demo' | 'startup';
  label: string;
  /** Above the fields. */
  title: string;
  action: string;
  /** Our own API's endpoint for form tokens; without it, the form goes to a third-party service. */
  token?: string;
  submit: string;
  /** What happens next, shown once nothing is missing. */
  promise: string;
  /** Takes the form's place once it is sent. */
  letter: LetterWords;
  /** Components for fields that are not plain inputs or selects, by name. */
  customFields?: Readonly<Record<string, (error: string | undefined) => ReactNode>>;
  /** Above the fields of a form that came back. */
  children?: ReactNode;
}

/**
 * The form for demo requests and startup applications. Its button is disabled until all required fields are
 * filled in, and the line below it says what is missing; Enter, or a press in the button's place, marks those fields.
 * Before hydration the browser validates.
 */
export function LeadForm(props: Props) {
  const {
    definition,
    type,
    label,
    title,
    action,
    token,
    submit,
    promise,
    letter,
    customFields = {},
  } = props;
  const form: FormDefinition = definition;
  const fields = Object.values<FieldRule & { name: string }>(form.fields);
  const required = fields.filter((field) => field.required);
  const { errors, warnings, missing, ready, busy, notice, ...shared } = useForm({
    name: type,
    token,
    isOwn: token !== undefined,
    failure: form.notices.failure,
    check: (data) => validate(form, Object.fromEntries(data)),
    checkField: (name, value) => (name in form.fields ? validateField(form, name, value) : null),
    warnings: contactWarnings,
    missing: (data) => missingLabels(required, data),
    send: (values, sending) => sendLead(action, type, values, sending),
    success: () => form.notices.success,
  });
  const locked = ready && missing.length > 0;
  return (
    <FormPlace words={letter} notice={notice}>
      <form
        {...shared.form}
        className={styles.form}
        action={action}
        method="post"
        aria-label={label}
        data-complete
        onKeyDown={(event) => {
          if (locked && isEnterInText(event)) event.currentTarget.requestSubmit();
        }}
      >
        <input type="hidden" name="type" value={type} />
        <h2 className={leadForm.title}>{title}</h2>
        {props.children}
        <FormNotice notice={notice?.kind === 'error' ? notice : null} />
        {fields.map((field) => {
          const custom = customFields[field.name]?.(errors[field.name]);
          return custom ? (
            <div key={field.name} className={styles.half}>
              {custom}
            </div>
          ) : (
            plain(field)
          );
        })}
        <Honeypot />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in a field does the same */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a disabled button gets no clicks */}
        <div
          className={leadForm.end}
          onClick={() => {
            if (locked) shared.form.ref.current?.requestSubmit();
          }}
        >
          <SubmitButton busy={busy} waiting={locked}>
            {submit}
          </SubmitButton>
          <p className={leadForm.missing} aria-live="polite">
            {ready && !locked
              ? promise
              : ready && missing.length <= maxNamed
                ? `Still missing: ${missing.join(', ')}.`
                : 'Fields marked * are required.'}
          </p>
        </div>
      </form>
    </FormPlace>
  );

  function plain(field: FieldRule & { name: string }) {
    const common = { id: `${type}-${field.name}`, error: errors[field.name] };
    const { name, label, options, required: isRequired, control } = field;
    if (options) {
      return (
        <div key={name} className={styles.half}>
          <KitSelect
            {...common}
            name={name}
            label={label}
            options={options}
            required={isRequired}
            placeholder="Please choose"
          />
        </div>
      );
    }
    return (
      <Field
        {...common}
        key={name}
        className={styles.half}
        labelClass={isRequired ? mark.required : undefined}
        // The format of an address is never rejected, not even by the browser.
        field={{ ...field, control: control === 'email' ? 'address' : control }}
        warning={(warnings as Errors)[field.name]}
      />
    );
  }
}

/** What would submit the form, were its button not disabled. */
function isEnterInText({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof HTMLInputElement && target.name !== '';
}

/** Missing fields that are named, as these can be read at a glance. */
const maxNamed = 3;

function missingLabels(required: readonly (FieldRule & { name: string })[], data: FormData) {
  return required
    .filter(({ name }) => String(data.get(name) ?? '').trim() === '')
    .map(({ label }) => label);
}
