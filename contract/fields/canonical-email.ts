import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { mailableFormat } from '@grovemail/domain/email-addresses/mailable-address.ts';
import * as mini from 'zod/mini';

/** The schema of an address in its canonical spelling. An address that has none is invalid. */
export function canonical(address: mini.ZodMiniString): mini.ZodMiniString {
  return address.check(
    mini.overwrite((text) => canonicalAddress(text) ?? text),
    mini.refine((text) => canonicalAddress(text) !== null, mailableFormat.message),
  );
}
