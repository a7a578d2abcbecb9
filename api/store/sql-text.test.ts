import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditStatements } from './audit/audit-store.ts';
import { contactStatements, lockContacts, writeContacts } from './contacts/contact-statements.ts';
import { sqliteSql } from './engines/sqlite/statement-runner.ts';
import { findHandlings, findNotes, handlingStatements } from './handling/handling-statements.ts';
import { idempotencyStatements } from './idempotency/idempotency-statements.ts';
import { keyStatements } from './keys/key-statements.ts';
import { mailReportStatements } from './mail-reports/mail-report-statements.ts';
import { migrations } from './migrations/migrations.ts';
import { schemaStatements } from './migrations/schema-version.ts';
import { pageViewStatements } from './page-views/page-view-store.ts';
import { previewStatements } from './previews/preview-store.ts';
import { pushStatements } from './push/push-statements.ts';
import { endpointStatements } from './queue/endpoint-statements.ts';
import { eventStatements } from './queue/event-statements.ts';
import { outboxStatements } from './queue/outbox-statements.ts';
import { webhookStatements } from './queue/webhook-statements.ts';
import { secretStatements } from './secrets/secret-store.ts';
import { quarantineStatements } from './submissions/quarantine-statements.ts';
import { submissionStatements } from './submissions/submission-statements.ts';
import {
  findSignUpsOf,
  findSuppressionsOf,
  insertSuppressions,
  suppressionStatements,
} from './suppressions/suppression-statements.ts';
import { templateStatements } from './templates/template-statements.ts';
import { transactionalStatements } from './transactionals/transactional-statements.ts';
import { useCountStatements } from './use-counts/use-count-store.ts';

const tables = [
  auditStatements,
  contactStatements,
  endpointStatements,
  eventStatements,
  handlingStatements,
  idempotencyStatements,
  keyStatements,
  mailReportStatements,
  outboxStatements,
  pageViewStatements,
  previewStatements,
  pushStatements,
  schemaStatements,
  secretStatements,
  quarantineStatements,
  submissionStatements,
  suppressionStatements,
  templateStatements,
  transactionalStatements,
  useCountStatements,
  webhookStatements,
];

const texts = [
  ...tables.flatMap((statements) => Object.values<string>(statements)),
  ...[1, 10].flatMap((count) => [
    findHandlings(count),
    findNotes(count),
    lockContacts(count),
    writeContacts(count),
    findSuppressionsOf(count),
    findSignUpsOf(count),
    insertSuppressions(count),
  ]),
  ...migrations.flatMap((step) => step.statements),
];

it('reads the statements of every folder', () => {
  const files = globSync('*/*.ts', { cwd: import.meta.dirname });
  const declared = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').match(/^export const \w+Statements\b/gm),
  );
  expect(declared.filter(Boolean)).toHaveLength(tables.length);
});

// The subset that SQLite and PostgreSQL were found to read alike.
it.each([
  ["the database's clock", /\b(now|current_timestamp|datetime|strftime)\b/i],
  [
    'types only one of them has',
    /\b(jsonb?|serial|autoincrement|boolean|uuid|timestamptz?|blob)\b/i,
  ],
  ["SQLite's placeholders", /[?:@]\w*/],
  ['replace, pragma and rowid', /\b(replace|pragma|rowid|without)\b/i],
  ['rows to update picked in a condition', /\bin \(\s*select[^)]*for update/i],
  ["PostgreSQL's locks and channels", /\b(advisory|listen|notify)\b/i],
])('has no %s', (_name, pattern) => {
  for (const text of texts) expect(text).not.toMatch(pattern);
});

it('numbers the placeholders of each statement without gaps', () => {
  for (const text of texts) {
    const used = new Set(text.match(/\$\d+/g) ?? []);
    expect(used).toEqual(new Set(Array.from(used, (_, index) => `$${index + 1}`)));
  }
});

it.each([
  ['values ($1, $12, $1)', 'values (?1, ?12, ?1)'],
  [
    'select id from outbox limit 20 for update skip locked) returning id',
    'select id from outbox limit 20) returning id',
  ],
  ['select 1 where x ilike $1', 'select 1 where x like ?1'],
  ['select 1', 'select 1'],
])('turns %s into SQLite', (portable, sqlite) => {
  expect(sqliteSql(portable)).toBe(sqlite);
});
