import { preferenceScopes, preferencesForm } from '@grovemail/domain/forms/preferences.ts';
import type { SubmitEventHandler } from 'react';
import { RadioGroup } from '../../components/RadioGroup.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import styles from './preferences.module.css';

interface Props {
  sender: string;
  initial: string;
  busy: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** Has no action, so it posts to the signed link that is the page's URL. */
export function ChoiceForm({ sender, initial, busy, onSubmit }: Props) {
  const { name, label } = preferencesForm.fields.lists;
  const hints = {
    current: <CurrentHint sender={sender} />,
    '*': `You won’t get email from any ${sender} list.`,
  };
  const options = preferenceScopes.map((scope) => ({ ...scope, hint: hints[scope.value] }));
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
      <p className={styles.hint}>Changes apply right away.</p>
    </form>
  );
}

/** A script of the page names the list before hydration, and hydration keeps its text. */
function CurrentHint({ sender }: { sender: string }) {
  return (
    <>
      You won’t get email from{' '}
      <span data-list suppressHydrationWarning>
        this list
      </span>
      . You’ll still get email from {sender}’s other lists.
    </>
  );
}
