import { contactForm } from '@grovemail/domain/forms/contact.ts';
import { validate, validateField } from '@grovemail/domain/forms/form.ts';
import { Field } from '../../components/Field.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { FormNotice } from './FormNotice.tsx';
import styles from './forms.module.css';
import { jsonPost, send } from './send.ts';
import { useForm } from './use-form.ts';

/** The enquiry form (R251–R258, R281–R288, R362–R363). @param action where the enquiry is posted */
export default function ContactForm({ action }: { action: string }) {
  const { errors, busy, notice, form } = useForm({
    failure: contactForm.notices.failure,
    check: (data) => validate(contactForm, Object.fromEntries(data)),
    checkField: (name, value) =>
      name in contactForm.fields ? validateField(contactForm, name as FieldName, value) : null,
    send(values, keyFor) {
      const body = JSON.stringify(values);
      return send(action, jsonPost(body, keyFor(body)));
    },
    success: (payload) =>
      typeof payload === 'string' && payload ? payload : contactForm.notices.success,
  });
  return (
    <form {...form} className={styles.form} action={action} method="post" aria-label="Contact">
      <FormNotice notice={notice} />
      {Object.values(contactForm.fields).map((field) => (
        <Field
          key={field.name}
          id={`contact-${field.name}`}
          field={field}
          rows={6}
          className={beside.includes(field.name) ? styles.half : undefined}
          error={errors[field.name]}
        />
      ))}
      <SubmitButton busy={busy}>Send message</SubmitButton>
    </form>
  );
}

/** Fields that share a line where there is room. */
const beside = ['fullname', 'email'];

type FieldName = keyof typeof contactForm.fields;
