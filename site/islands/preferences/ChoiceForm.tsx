import { preferenceScopes, preferencesForm } from '@grovemail/domain/forms/preferences.ts';
import type { SubmitEventHandler } from 'react';
import { RadioGroup } from '../../components/RadioGroup.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import styles from './preferences.module.css';

interface Props {
  initial: string;
  busy: boolean;
  /** Whether to link to the form for a fresh link, which may be on the page already. */
  offersLink: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** Has no action, so it posts to the signed link that is the page's URL. */
export function ChoiceForm({ initial, busy, offersLink, onSubmit }: Props) {
  const { name, label } = preferencesForm.fields.lists;
  const options = preferenceScopes.map((scope) => ({ ...scope, hint: consequences[scope.value] }));
  return (
    <form
      className={styles.form}
      method="post"
      aria-label="Preferences"
      data-draft={preferencesForm.id}
      onSubmit={onSubmit}
    >
      <RadioGroup name={name} legend={label} options={options} initial={initial} />
      <SubmitButton busy={busy}>Save preferences</SubmitButton>
      {offersLink && (
        <p className={styles.hint}>
          Link not working? <a href="/preferences">Get a fresh one</a>
        </p>
      )}
    </form>
  );
}

const consequences = {
  current: 'No more email from this list. You’ll still get email from this sender’s other lists.',
  '*': 'No more email from any of this sender’s lists.',
};
