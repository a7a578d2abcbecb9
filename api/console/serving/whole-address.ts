import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { ConsoleFault } from './console-route.ts';

/** The canonical spelling of an address. @throws {ConsoleFault} if it is invalid */
export function wholeAddress(text: string): string {
  const email = canonicalAddress(text);
  if (email !== null) return email;
  throw new ConsoleFault(400, 'This is no email address. Type one such as ada@shop.example.');
}
