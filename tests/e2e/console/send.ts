import type { OpsTarget } from '../run-ops.ts';
import { expect } from './console-fixtures.ts';

let count = 0;

/** A name that no other test has, and that is no part of another's. */
export function unique(name: string): string {
  count += 1;
  return `${name}-${process.pid}-${String(count).padStart(3, '0')}`;
}

/** Calls the site's API. @param authorization its header */
export async function send(
  { url }: Pick<OpsTarget, 'url'>,
  path: string,
  body: object,
  authorization = '',
  method = 'POST',
): Promise<void> {
  const sent = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  expect(sent.status, await sent.text()).toBeLessThan(300);
}

/** Sends an enquiry. @returns its subject, which no other has */
export async function enquiry(server: OpsTarget, change: object = {}): Promise<string> {
  const subject = unique('Question');
  const who = { fullname: 'Marguerite Dlamini', email: 'm@halden.example' };
  await send(server, '/guests/enquiry', { ...who, subject, body: 'Hello', ...change });
  return subject;
}
