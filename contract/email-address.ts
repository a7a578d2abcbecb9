import { emailFormat, emailMaxLength } from '@grovemail/domain/forms/email-format.ts';
import { isStorable } from '@grovemail/domain/forms/storable-text.ts';
import { z } from 'zod';

/** An address as the API takes it: trimmed and lower-cased, since it names one mailbox. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(emailMaxLength)
  .regex(emailFormat.pattern, 'must be an email address, such as ada@shop.example.')
  .refine(isStorable, 'holds a character that cannot be stored.');
