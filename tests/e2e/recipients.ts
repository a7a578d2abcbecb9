import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root } from '../../script/run.ts';
import type { Row } from './rows.ts';

interface Surroundings {
  url: string;
  dataDir: string;
}

/** A recipient whom no other test knows, with all that an address may hold (A9). */
export const freshRecipient = () => ({
  email: `ada.o+${crypto.randomUUID()}@mail.example`,
  contact: 'c-1',
  list: 'news',
});

type Recipient = ReturnType<typeof freshRecipient>;

/** The signed link as the operator's command prints it, without the server's address. */
export async function linkFor(server: Surroundings, recipient: Recipient): Promise<string> {
  const { email, contact, list } = recipient;
  const options = ['--email', email, '--contact', contact, '--list', list];
  const printed = await ops(server, 'link', ...options);
  return printed.trim().slice(server.url.length);
}

/** The same link in the page's other addresses. */
export function otherForms(link: string): string[] {
  const [, , id, email, contact] = link.split('/');
  return [
    `/preferences/${email}/${contact}/${id}`,
    `/guests/preferences/${email}/${contact}/${id}`,
  ];
}

/** What is stopped for an address, newest first; what was lifted is left out. */
export async function stoppedFor(server: Surroundings, { email }: Recipient): Promise<Row[]> {
  const rows = JSON.parse(await ops(server, 'show', email, '--json')) as Row[];
  return rows.filter(({ liftedAt }) => liftedAt === null);
}

/** The parts of the page by role and label. */
export function preferencesOn(page: Page) {
  const form = page.getByRole('form', { name: 'Preferences' });
  return {
    form,
    thisList: form.getByRole('radio', { name: 'This list only', exact: true }),
    allLists: form.getByRole('radio', { name: 'All lists', exact: true }),
    save: form.getByRole('button', { name: 'Save preferences' }),
    undo: page.getByRole('button', { name: 'Undo' }),
    success: page.getByRole('status').filter({ hasText: 'Preferences set successfully.' }),
    failure: page
      .getByRole('alert')
      .filter({ hasText: 'Could not set your preferences. Please try again.' }),
    why: page.getByRole('form', { name: 'Why' }),
    freshLink: page.getByRole('form', { name: 'Fresh link' }),
  };
}

async function ops(server: Surroundings, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'api', 'cli', 'ops.ts'), 'preferences', ...args],
    { env: { ...process.env, DATA_DIR: server.dataDir, SITE_URL: server.url } },
  );
  return stdout;
}
