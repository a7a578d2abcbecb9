import { emailFormat, emailMaxLength } from '@grovemail/domain/email-addresses/email-format.ts';
import { validate } from '@grovemail/domain/forms/form.ts';
import {
  entered,
  freshLinkForm,
  freshLinkSent,
  whereToLook,
} from '@grovemail/domain/forms/preferences.ts';
import { shownRecipient } from '@grovemail/domain/preferences/shown-recipient.ts';
import { jsonPost } from '../../browser/call-api.ts';
import { Alert } from '../../components/Alert.tsx';
import buttons from '../../components/button.module.css';
import { Field } from '../../components/Field.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import { FormNotice } from '../../form-state/FormNotice.tsx';
import { useForm } from '../../form-state/use-form.ts';
import { call } from './call.ts';
import styles from './preferences.module.css';

interface Props {
  action: string;
  /** Whose email it is, by name. */
  sender: string;
}

/** Requests a new link by mail. The response never reveals whether the address is known. */
export default function FreshLink({ action, sender }: Props) {
  const { errors, busy, notice, form } = useForm<{ email: string }>({
    name: freshLinkForm.id,
    keepsDraft: false,
    isOwn: true,
    failure: freshLinkForm.notices.failure,
    prepare: fillInRecipient,
    check: (data) => validate(freshLinkForm, Object.fromEntries(data)),
    send(values, { seal }) {
      const { body, headers } = seal(JSON.stringify(values));
      return call(action, jsonPost(body, headers));
    },
    success: () => freshLinkForm.notices.success,
  });
  if (notice?.kind === 'success')
    return (
      <div className={styles.form} data-sent="">
        <h1>{freshLinkSent}</h1>
        <Alert kind="success" ref={notice.ref} takesFocus={notice.focus}>
          {notice.text}
        </Alert>
        <p className={styles.hint}>{whereToLook(sender)}</p>
        <div>
          <p className={styles.entered}>
            {entered} <strong>{notice.sender.email}</strong>
          </p>
          <button type="button" className={buttons.link} onClick={notice.onDismiss}>
            Use another address
          </button>
        </div>
      </div>
    );
  return (
    <form {...form} className={styles.form} method="post" action={action} aria-label="Fresh link">
      <FormNotice notice={notice} />
      <Field
        id="fresh-link-email"
        field={{ ...freshLinkForm.fields.email, control: 'address' }}
        error={errors.email}
      />
      <SubmitButton busy={busy}>Send me a new link</SubmitButton>
    </form>
  );
}

/** The address in the page's URL, unless something was typed before. */
function fillInRecipient(form: HTMLFormElement): void {
  const box = form.elements.namedItem('email') as HTMLInputElement;
  box.value ||= shownRecipient(location.pathname, emailFormat.pattern, emailMaxLength) ?? '';
}
