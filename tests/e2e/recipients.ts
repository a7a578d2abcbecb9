import type { Page } from '@playwright/test';
import { listRows, type OpsTarget, type Row, runOps } from './run-ops.ts';

/** A unique recipient whose address has characters that need encoding. */
export const uniqueRecipient = () => ({
  email: `ada.o+${crypto.randomUUID()}@mail.example`,
  contact: 'c-1',
  list: 'news',
});

type Recipient = ReturnType<typeof uniqueRecipient>;

/** The path of a signed link, from the `ops` command. */
export async function linkFor(server: OpsTarget, recipient: Recipient): Promise<string> {
  const { email, contact, list } = recipient;
  const options = ['--email', email, '--contact', contact, '--list', list];
  const printed = await runOps(server, 'preferences', 'link', ...options);
  return printed.trim().slice(server.url.length);
}

/** The same link in the page's other path formats. */
export function alternativePaths(link: string): string[] {
  const [, , id, email, contact] = link.split('/');
  return [
    `/preferences/${email}/${contact}/${id}`,
    `/guests/preferences/${email}/${contact}/${id}`,
  ];
}

/** The active suppressions of an address, newest first. */
export async function suppressionsFor(server: OpsTarget, { email }: Recipient): Promise<Row[]> {
  const rows = await listRows(server, 'preferences', 'show', email);
  return rows.filter(({ liftedAt }) => liftedAt === null);
}

/** The page's elements, by role and label. */
export function preferencesOn(page: Page) {
  const form = page.getByRole('form', { name: 'Preferences' });
  return {
    form,
    thisList: form.getByRole('radio', { name: 'This list only', exact: true }),
    allLists: form.getByRole('radio', { name: 'All lists', exact: true }),
    save: form.getByRole('button', { name: 'Save preferences' }),
    showSuppressed: page.getByRole('button', { name: 'Show my opt-outs' }),
    resume: page.getByRole('button', { name: 'Get this email again' }),
    undo: page.getByRole('button', { name: 'Undo' }),
    success: page.getByRole('status').filter({ hasText: 'Preferences set successfully.' }),
    failure: page
      .getByRole('alert')
      .filter({ hasText: 'Could not set your preferences. Please try again.' }),
    why: page.getByRole('form', { name: 'Why' }),
    freshLink: page.getByRole('form', { name: 'Fresh link' }),
  };
}
