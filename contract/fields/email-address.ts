import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { emailMaxLength } from '@grovemail/domain/email-addresses/email-format.ts';
import { mailableFormat } from '@grovemail/domain/email-addresses/mailable-address.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';
import { unstorable } from './line-of-text.ts';

const message = 'must be an email address that mail servers accept, such as ada@shop.example';

/** An email address, normalized to its canonical spelling. */
export const emailAddress = z
  .string()
  .trim()
  .overwrite((text) => canonicalAddress(text) ?? text)
  .min(1)
  .max(emailMaxLength)
  .regex(mailableFormat.pattern, message)
  .refine((text) => canonicalAddress(text) !== null, { error: message, params: { shown: true } })
  .refine(isStorable, unstorable);
