import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { mailableFormat } from '@grovemail/domain/email-addresses/mailable-address.ts';
import type { Validated } from '@grovemail/domain/forms/form.ts';
import * as mini from 'zod/mini';

/** The same values with the address in its canonical spelling; refused if it has none. */
export function canonicalEmail<Values extends { email: string }>(
  checked: Validated<Values>,
): Validated<Values> {
  if (!checked.ok) return checked;
  const email = canonicalAddress(checked.values.email);
  return email === null
    ? { ok: false, errors: { email: mailableFormat.message } }
    : { ok: true, values: { ...checked.values, email } };
}

/** The schema of such an address. */
export function canonical(address: mini.ZodMiniString): mini.ZodMiniString {
  return address.check(
    mini.overwrite((text) => canonicalAddress(text) ?? text),
    mini.refine((text) => canonicalAddress(text) !== null, mailableFormat.message),
  );
}
