import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findContactByEmail } from '../contacts/contact-transactions.ts';
import { listContacts } from '../contacts/list-contacts.ts';
import type { DatabaseRow, Transaction } from '../database/transaction.ts';
import { openDatabase } from '../engines/sqlite/database.ts';
import { sqliteSql } from '../engines/sqlite/statement-runner.ts';
import { listEvents } from '../queue/list-events.ts';
import { pageSuppressions, suppressionsInForce } from '../suppressions/find-suppressions.ts';
import { pageTemplates, restoreTemplate } from '../templates/template-transactions.ts';
import { isIndexed, listMails } from '../transactionals/list-mails.ts';

let folder: string;
let db: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grovemail-plans-'));
  db = openDatabase({ path: join(folder, 'store.sqlite'), now: 0, readOnly: false });
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

/** How SQLite reads the tables for the statements of a call, in order. @param rows that each returns */
function plansOf(call: Transaction<unknown>, rows: DatabaseRow[] = []): string[] {
  const plans: string[] = [];
  for (let step = call.next(rows); !step.done; step = call.next(rows)) {
    const plan = db.prepare(`explain query plan ${sqliteSql(step.value.sql)}`).all();
    plans.push(...plan.map(({ detail }) => String(detail)));
  }
  return plans.toSorted();
}

const page = { space: 'live', limit: 1 };
const keptCount = /^SEARCH row_counts USING INDEX \S+ \(space=\? AND counted=\? AND value=\?\)$/;
const [eventCode, contactEmail] = ['paid', 'ada@example.com'];
const [templateCode, recipientEmail] = ['welcome', 'ada@example.com'];

describe('a list reads the page alone, and a count that is kept', () => {
  it.each<[name: string, call: Transaction<unknown>, pageBy: string]>([
    ['contacts', listContacts(page), 'contacts USING INDEX contacts_listed (space=? AND id<?)'],
    ['events', listEvents(page), 'events USING INDEX events_listed (space=? AND id<?)'],
    [
      'events of a code',
      listEvents({ ...page, eventCode }),
      'events USING INDEX events_by_code (space=? AND event_code=? AND id<?)',
    ],
    [
      'emails',
      listMails(page),
      'transactionals USING INDEX transactionals_listed (space=? AND id<?)',
    ],
    [
      'suppressions',
      pageSuppressions({ account: 'site', limit: 1 }, 0),
      'suppressions USING INDEX suppressions_listed (account=? AND id<?)',
    ],
  ])('%s', (_name, call, pageBy) => {
    const plans = plansOf(call);
    expect(plans).toHaveLength(2);
    expect(plans).toContain(`SEARCH ${pageBy}`);
    expect(plans).toContainEqual(expect.stringMatching(keptCount));
  });
});

describe('one address is looked up by its index', () => {
  const contact = /contacts_2 \(space=\? AND email=\?\)$/;
  const events = /events_by_contact \(space=\? AND contact_email=\?( AND id<\?)?\)$/;
  const mails = /transactionals_by_recipient \(space=\? AND recipient_email=\?( AND id<\?)?\)$/;

  it.each<[name: string, call: Transaction<unknown>, index: RegExp]>([
    ['a contact', findContactByEmail('live', contactEmail), contact],
    ['contacts', listContacts({ ...page, email: contactEmail }), contact],
    ['events', listEvents({ ...page, contactEmail }), events],
    ['events of a code', listEvents({ ...page, contactEmail, eventCode }), events],
    ['emails', listMails({ ...page, recipientEmail }), mails],
    ['emails of a template', listMails({ ...page, recipientEmail, templateCode }), mails],
    [
      'emails with a status and time',
      listMails({ ...page, recipientEmail, status: 'sent', createdFrom: 1, createdBefore: 2 }),
      mails,
    ],
  ])('%s', (_name, call, index) => {
    for (const plan of plansOf(call)) expect(plan).toMatch(index);
  });
});

it('suppressions of an address are looked up by it', () => {
  const ofAddress = plansOf(
    pageSuppressions({ account: 'site', limit: 1, before: 'f', email: contactEmail }, 0),
  );
  const byAddress = ofAddress.filter((plan) => plan.includes('suppressions'));
  expect(byAddress).toHaveLength(2);
  for (const plan of byAddress) expect(plan).toMatch(/\((email|account)=\?/);
  expect(byAddress.every((plan) => plan.includes('email=?'))).toBe(true);
});

it('what is in force for many addresses is looked up by their index', () => {
  const plans = plansOf(suppressionsInForce([contactEmail, 'eve@example.com'], 0));
  const lookUps = plans.filter((plan) => plan.includes(' suppressions '));
  expect(lookUps.length).toBeGreaterThan(0);
  for (const plan of lookUps) expect(plan).toMatch(/suppressions_email \(email=\?\)$/);
});

it('templates and versions are paged by their keys', () => {
  const key = /USING (COVERING )?INDEX sqlite_autoindex_template/;
  const plans = [
    ...plansOf(pageTemplates({ limit: 1, after: 'a' })),
    ...plansOf(restoreTemplate('welcome', 1, 0)),
  ];
  for (const plan of plans.filter((each) => /^(SEARCH|SCAN) template/.test(each))) {
    expect(plan).toMatch(key);
  }
});

describe('of a time, each piece reads the rows of that time alone, by index', () => {
  const time = { createdFrom: 1_700_000_000_000, createdBefore: 1_700_000_000_001 };
  it.each<[name: string, call: Transaction<unknown>, index: string]>([
    ['contacts', listContacts({ ...page, ...time }), 'contacts_listed (space=? AND id>? AND id<?)'],
    ['events', listEvents({ ...page, ...time }), 'events_listed (space=? AND id>? AND id<?)'],
    [
      'events of a code',
      listEvents({ ...page, ...time, eventCode }),
      'events_by_code (space=? AND event_code=? AND id<?)',
    ],
    [
      'emails of a template',
      listMails({ ...page, ...time, templateCode }),
      'transactionals_listed (space=? AND id>? AND id<?)',
    ],
  ])('%s', (_name, call, index) => {
    const nothing = { read: 0, matching: 0, due: 0, start: null };
    expect(plansOf(call, [nothing]).join('\n')).toContain(`USING INDEX ${index}`);
  });
});

it.each<[filter: Parameters<typeof isIndexed>[0], bounded: boolean]>([
  [{}, true],
  [{ recipientEmail }, true],
  [{ recipientEmail, templateCode, status: 'sent' }, true],
  [{ templateCode }, false],
  [{ status: 'sent', createdFrom: 1 }, false],
  [{ createdBefore: 1 }, false],
])('of emails by %j, knows whether an index bounds it: %s', (filter, bounded) => {
  expect(isIndexed(filter)).toBe(bounded);
});
