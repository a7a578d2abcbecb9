import { selectField } from './field.ts';
import { defineForm } from './form.ts';

/** What to stop mail from; the first is the default (R142–R144, R188, E1). */
export const preferenceScopes = [
  { label: 'This list only', value: 'current' },
  { label: 'All lists', value: '*' },
] as const;

/** The recipient's choice (R260–R262, R364–R365). */
export const preferencesForm = defineForm(
  'preferences',
  { lists: selectField({ label: 'Stop mail from', options: preferenceScopes }) },
  {
    success: 'Preferences set successfully.',
    failure: 'Could not set your preferences. Please try again.',
  },
);
