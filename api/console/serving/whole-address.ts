import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { ConsoleFault } from './console-route.ts';

/** An address in the spelling in which it is stored. @throws {ConsoleFault} */
export function wholeAddress(given: string): string {
  const email = canonicalAddress(given);
  if (email !== null) return email;
  throw new ConsoleFault(400, 'This is no email address. Type one such as ada@shop.example.');
}
