import { beforeEach } from 'vitest';
import type { Mail } from '../../mail/mail.ts';

/** The emails sent in the running test, in a file of `beforeEachSent`. */
export const sent: Mail[] = [];

export function beforeEachSent(): void {
  beforeEach(() => {
    sent.length = 0;
  });
}

/** A mail server that takes everything. */
export async function takeMail(mail: Mail): Promise<string> {
  sent.push(mail);
  return '250 2.0.0 Ok';
}
