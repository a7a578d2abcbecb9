import { contactForm } from '@grovemail/domain/forms/contact.ts';
import { validate, validateField } from '@grovemail/domain/forms/form.ts';
import type { ReactNode } from 'react';
import { callApi, jsonPost, messageIn } from '../../browser/call-api.ts';
import { Field } from '../../components/Field.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { FormNotice } from '../../form-state/FormNotice.tsx';
import { useForm } from '../../form-state/use-form.ts';
import type { LetterWords } from '../../pictures/stamps/SentLetter.tsx';
import { FormPlace } from './FormPlace.tsx';
import styles from './form.module.css';
import { Honeypot } from './Honeypot.tsx';

interface Props {
  action: string;
  /** Our own API's endpoint for form tokens; without it, the form goes to a third-party service. */
  token?: string;
  /** Takes the form's place once it is sent. */
  letter: LetterWords;
  /** Above the fields of a form that came back. */
  children?: ReactNode;
}

/** The contact form. */
export default function ContactForm({ action, token, letter, children }: Props) {
  const { errors, busy, notice, form } = useForm({
    name: contactForm.id,
    token,
    isOwn: token !== undefined,
    failure: contactForm.notices.failure,
    check: (data) => validate(contactForm, Object.fromEntries(data)),
    checkField: (name, value) =>
      name in contactForm.fields ? validateField(contactForm, name as FieldName, value) : null,
    send(values, { seal, honeypot }) {
      const { body, headers } = seal(JSON.stringify({ ...values, ...honeypot }));
      return callApi(action, jsonPost(body, headers));
    },
    success: (payload) => messageIn(payload) ?? contactForm.notices.success,
  });
  return (
    <FormPlace words={letter} notice={notice}>
      <form {...form} className={styles.form} action={action} method="post" aria-label="Contact">
        {children}
        <FormNotice notice={notice?.kind === 'error' ? notice : null} />
        {Object.values(contactForm.fields).map((field) => (
          <Field
            key={field.name}
            id={`contact-${field.name}`}
            field={field.control === 'email' ? { ...field, control: 'address' } : field}
            rows={4}
            className={halfWidth.includes(field.name) ? styles.half : undefined}
            error={errors[field.name]}
          />
        ))}
        <Honeypot />
        <SubmitButton busy={busy}>Send message</SubmitButton>
      </form>
    </FormPlace>
  );
}

/** Fields that share a line on wide screens. */
const halfWidth = ['fullname', 'email'];

type FieldName = keyof typeof contactForm.fields;
