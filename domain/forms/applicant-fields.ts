import { emailMaxLength } from '../email-addresses/email-format.ts';
import { textField } from './field.ts';

/** The applicant's fields on the demo and startup forms. No format checks. */
export const applicantFields = {
  firstname: textField({
    label: 'First name',
    missing: 'Enter your first name.',
    maxLength: 100,
    autocomplete: 'given-name',
  }),
  lastname: textField({
    label: 'Last name',
    missing: 'Enter your last name.',
    maxLength: 100,
    autocomplete: 'family-name',
  }),
  company_name: textField({
    label: 'Company name',
    missing: 'Enter your company name.',
    maxLength: 200,
    autocomplete: 'organization',
  }),
  email: textField({
    label: 'Company email',
    missing: 'Enter your company email.',
    control: 'email',
    maxLength: emailMaxLength,
    autocomplete: 'email',
  }),
  phone_number: textField({
    label: 'Phone number',
    missing: 'Enter your phone number.',
    control: 'tel',
    maxLength: 40,
    autocomplete: 'tel',
  }),
};
