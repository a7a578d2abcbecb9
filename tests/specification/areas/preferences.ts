import type { Page } from '@playwright/test';
import { linkFor, preferencesOn, uniqueRecipient } from '../../e2e/recipients.ts';
import { expect, expectOnly, journey, type Visit } from '../journey.ts';

const path = '/unsubscription/acc.msg.news.sig/ada.o%2Bx@mail.example/c-1';

/** Opens the page and waits for hydration, without which the browser would post the form. */
async function openPreferences(page: Page, link = path) {
  await page.goto(link);
  const preferences = preferencesOn(page);
  await preferences.form.dispatchEvent('focusin', { bubbles: true });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  return preferences;
}

async function lastCall({ made }: Visit, count: number) {
  await expect.poll(() => made('unsubscribe').length).toBe(count);
  const call = made('unsubscribe').at(-1);
  if (!call) throw new Error('There is no call.');
  return call;
}

const choice = journey('The choice', async (visit) => {
  const { page, holds, site } = visit;
  await visit.respond('unsubscribe', { json: { error: null, payload: null } });
  const { thisList, allLists, save, success } = await openPreferences(page);
  await holds('R142 R188', 'this list only', () => expect(thisList).toBeVisible());
  await holds('R143 R260', 'is the default', () => expect(thisList).toBeChecked());
  await holds('R144 R188', 'all lists', () => expect(allLists).toBeVisible());
  await save.click();
  await holds('R145 R189 R334', 'is saved, the tracking id as it is', async () => {
    const call = await lastCall(visit, 1);
    expect([call.method, call.path]).toEqual(['PUT', '/guests/unsubscribe/acc.msg.news.sig']);
    expectOnly(call, { method: 'PUT' });
    if (site.recorders) expect(call.base).toBe('users');
    expect(visit.unlisted()).toEqual([]);
  });
  await holds('R335', 'with its query', async () => {
    const call = await lastCall(visit, 1);
    expect(Object.fromEntries(new URLSearchParams(call.query))).toEqual({
      contact_email: 'ada.o+x@mail.example',
      contact_id: 'c-1',
    });
  });
  await holds('R336', 'and an empty body', async () => {
    expect((await lastCall(visit, 1)).body).toBe('');
  });
  await holds('R146 R262 R365', 'the alert', () => expect(success).toBeVisible());

  const again = await openPreferences(page);
  await again.allLists.check({ force: true });
  await again.save.click();
  await holds('R144 R190 R261 R334', 'all lists are * in the third part', async () => {
    const call = await lastCall(visit, 2);
    expect(decodeURIComponent(call.path)).toBe('/guests/unsubscribe/acc.msg.*.sig');
  });
  await holds('R261 R365', 'the alert', () => expect(again.success).toBeVisible());
});

const responses = journey('Its response', async (visit) => {
  const { page, holds } = visit;
  for (const [name, json] of Object.entries({
    'a null error': { error: null },
    'no error': {},
    'a false error': { error: false },
    'a payload': { error: null, payload: { data: {} } },
  })) {
    await visit.respond('unsubscribe', { json });
    const { save, success, failure } = await openPreferences(page);
    await save.click();
    await holds('R337 R365', `${name}: success`, async () => {
      await expect(success).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  }
  for (const [name, reply] of Object.entries({
    'an error': { json: { error: 'No.', payload: null } },
    'an error and status 400': { status: 400, json: { error: 'No.', payload: null } },
    'status 500': { status: 500, text: '' },
    'no network': 'abort',
  } as const)) {
    await visit.respond('unsubscribe', reply);
    const { save, success, failure } = await openPreferences(page);
    await save.click();
    await holds('R146 R262 R337 R364', `${name}: failure`, async () => {
      await expect(failure).toBeVisible();
      await expect(success).toHaveCount(0);
    });
  }
});

// The tokens that our own service signs.
const link = journey('The emailed link', async (visit) => {
  const { page, holds, site } = visit;
  const recipient = uniqueRecipient();
  const own = await linkFor(site.server, recipient);
  await holds('R317', 'carries email, contact id and tracking id', () => {
    const [, screen, id, email, contact] = own.split('/');
    expect([screen, decodeURIComponent(email ?? ''), contact]).toEqual([
      'unsubscription',
      recipient.email,
      recipient.contact,
    ]);
    expect(id).toMatch(/^[^/]+$/);
  });
  await holds('R189', 'the tracking id has four parts', () => {
    const parts = (own.split('/')[2] ?? '').split('.');
    expect(parts).toHaveLength(4);
    for (const part of parts) expect(part).toMatch(/^[\w-]+$/);
    expect(parts[2]).toBe(recipient.list);
  });
  for (const scope of ['thisList', 'allLists'] as const) {
    await holds('R261 R317 R365', `opens the page, which saves ${scope}`, async () => {
      const preferences = await openPreferences(page, own);
      await expect(page.getByRole('main')).toContainText(recipient.email);
      await preferences[scope].check({ force: true });
      await preferences.save.click();
      await expect(preferences.success).toBeVisible();
    });
  }
});

export const preferenceJourneys = [choice, responses, link];
