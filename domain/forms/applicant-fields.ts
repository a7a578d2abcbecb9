import { emailMaxLength } from '../email-addresses/email-format.ts';
import { textField } from './field.ts';

/** The applicant's fields on the demo and startup forms. No format checks. */
export const applicantFields = {
  firstname: textField({ label: 'First name', maxLength: 100, autocomplete: 'given-name' }),
  lastname: textField({ label: 'Last name', maxLength: 100, autocomplete: 'family-name' }),
  company_name: textField({ label: 'Company name', maxLength: 200, autocomplete: 'organization' }),
  email: textField({
    label: 'Company email',
    control: 'email',
    maxLength: emailMaxLength,
    autocomplete: 'email',
  }),
  phone_number: textField({
    label: 'Phone number',
    control: 'tel',
    maxLength: 40,
    autocomplete: 'tel',
  }),
};
