import { withQuery } from '../calls/call.ts';

/** Where everything about a person is shown. An address may hold any sign, so it is no part of the path. */
export function pathOfPerson(email: string): string {
  return withQuery('/people', { email });
}
