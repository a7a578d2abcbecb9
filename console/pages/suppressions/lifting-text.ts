import type { SuppressionKind } from '@grovemail/contract/console/suppressions.ts';

/** What to know before mail goes to an address again. */
export const liftingText: Readonly<Record<SuppressionKind, string>> = {
  bounce:
    'The mailbox did not exist. Lift it once it exists again: the next bounce counts against your sender.',
  complaint:
    'A complaint is lifted by you alone, and only when this person asks for mail again. The next one may count against all your mail.',
  recipient:
    'This person unsubscribed. Lift it only when they ask for mail again; they can also sign up themselves.',
  operator: 'You stopped this mail. Lift it whenever its reason is gone.',
};
