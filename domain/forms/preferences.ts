import { emailFormat, emailMaxLength } from '../email-addresses/email-format.ts';
import { allLists } from '../preferences/tracking-id.ts';
import { selectField, textField } from './field.ts';
import { defineForm } from './form.ts';

/** What to unsubscribe from; the first is the default. */
export const preferenceScopes = [
  { label: 'This list only', value: 'current' },
  { label: 'All lists', value: '*' },
] as const;

export type PreferenceScope = (typeof preferenceScopes)[number]['value'];

/** The recipient's choice. */
export const preferencesForm = defineForm(
  'preferences',
  { lists: selectField({ label: 'Unsubscribe from', options: preferenceScopes }) },
  {
    success: 'Preferences set successfully.',
    failure: 'Could not set your preferences. Please try again.',
  },
);

/** The form field that requests the suppressions instead of saving a choice. */
export const showField = 'show';

/** The confirmation of a choice. @param list its code, or `*` for all of the sender's */
export function preferenceOutcome(list: string, sender: string): string {
  return list === allLists
    ? `You’re off all of ${sender}’s lists. You’ll still get what you ask for yourself, such as a receipt or a password reset.`
    : `You’re off ${sender}’s “${list}” list. Your other lists haven’t changed.`;
}

/** The confirmation of an undo. */
export const preferencesUndone = {
  title: 'Undone',
  text: 'Everything is as it was before you saved. Your link keeps working.',
};

/** The confirmation after suppressed mail was resumed. */
export const mailResumed = {
  title: 'No longer stopped',
  text: 'The email you had stopped will reach you again. You can stop it at any time.',
};

/** The optional reason for leaving. */
export const preferenceReasons = [
  { label: 'Too many emails', value: 'too_many' },
  { label: 'Not interesting to me', value: 'not_interesting' },
  { label: 'I never signed up', value: 'never_signed_up' },
  { label: 'Something else', value: 'other' },
] as const;

export const reasonForm = defineForm(
  'preferences-reason',
  { reason: selectField({ label: 'Reason', options: preferenceReasons }) },
  {
    success: 'Thank you for telling us.',
    failure: 'We could not save your answer. Your preferences are saved.',
  },
);

/** Shown for an invalid link, around the form that asks for a new one. */
export const brokenLink = {
  title: 'This link doesn’t work',
  text: 'Enter the address that gets these emails, and we’ll send you a new link.',
};

/** Shown below the thanks. */
export const reasonNoted = 'Your preferences stay as you saved them.';

/** The title once a new link was requested. */
export const freshLinkSent = 'Check your inbox';

/** Before the address for which a new link was requested, as typed. */
export const entered = 'You entered';

/** The subject of the email with a new link. @param sender whose email it is, by name */
export function freshLinkSubject(sender: string): string {
  return `Manage the email you get from ${sender}`;
}

/** After the response to a request for a new link. */
export function whereToLook(sender: string): string {
  return `Look for “${freshLinkSubject(sender)}”, in your spam folder too.`;
}

/** Requests a new link for an address. The response is the same for unknown addresses. */
export const freshLinkForm = defineForm(
  'preferences-link',
  {
    email: textField({
      label: 'Email address',
      control: 'email',
      maxLength: emailMaxLength,
      autocomplete: 'email',
      format: emailFormat,
    }),
  },
  {
    success:
      'If we send email to this address, a new link is on its way. It can take a few minutes.',
    failure: 'We could not send the request. Please try again.',
  },
);
