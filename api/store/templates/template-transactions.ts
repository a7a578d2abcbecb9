import { maxTemplates } from '@grovemail/domain/delivery/template-limit.ts';
import { type MailKind, mailKinds } from '@grovemail/domain/preferences/mail-kind.ts';
import { isSameContent } from '../../mailing/template-content.ts';
import { StaleTemplateError, TooManyTemplatesError } from '../database/errors.ts';
import type { PageResult } from '../database/page.ts';
import { integer, oneOf, rowReader, text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { lockLimit } from '../use-counts/use-count-store.ts';
import { templateStatements } from './template-statements.ts';
import type {
  NewTemplate,
  Restored,
  StoredTemplate,
  TemplateHeading,
  TemplateRow,
  TemplateVersion,
  VersionHeading,
} from './template-store.ts';

/**
 * Stores a template, and keeps the previous one as a version unless both have the same content.
 * @param now milliseconds since the epoch
 * @throws {TooManyTemplatesError}
 * @throws {StaleTemplateError}
 */
export function* putTemplate(
  { code, createdAt, kind = null, subject, html, plain, over }: Replacement,
  now: number,
): Transaction<StoredTemplate> {
  if (!(yield* lockTemplate(code))) {
    yield* lockLimit('templates', now);
    if ((yield* countTemplates()) >= maxTemplates) {
      throw new TooManyTemplatesError(`There are ${maxTemplates} templates.`);
    }
  }
  const current = over === undefined ? null : yield* readTemplate(code);
  if (over !== undefined && (current?.version ?? null) !== over)
    throw new StaleTemplateError(`The template ${code} was changed meanwhile.`);
  const values = [code, createdAt, now, kind, subject, html, plain];
  const [row = {}] = yield* query(templateStatements.upsertTemplate, ...values);
  const before = readTemplateRow(row);
  const next = { kind: kind ?? before.kind, subject, html, plain };
  if (!isSameContent(before, next)) {
    const previous = [before.kind, before.subject, before.html, before.plain, before.updatedAt];
    yield* query(templateStatements.keepVersion, code, ...previous);
  }
  yield* query(templateStatements.replaceTemplate, code, now, next.kind, subject, html, plain);
  const stored = yield* readTemplate(code);
  if (!stored) throw new Error('A template that was stored is gone.');
  return stored;
}

/** Locks a template against concurrent removal. @returns whether there is one */
function* lockTemplate(code: string): Transaction<boolean> {
  return (yield* query(templateStatements.lockTemplate, code)).length > 0;
}

type Replacement = Omit<NewTemplate, 'kind'> & { kind?: MailKind | null | undefined };

export function* findTemplate(code: string): Transaction<TemplateRow | null> {
  const [row] = yield* query(templateStatements.findTemplate, code);
  return row ? readTemplateRow(row) : null;
}

/** See `TemplateStore.readTemplate`. */
export function* readTemplate(code: string, version?: number): Transaction<StoredTemplate | null> {
  const [row] = yield* query(templateStatements.readTemplate, code);
  if (!row) return null;
  const current = { ...readTemplateRow(row), ...readNumber(row) };
  if (version === undefined || version === current.version) return current;
  const [earlier] = yield* query(templateStatements.readVersion, code, version);
  if (!earlier) return null;
  const { storedAt, ...content } = readVersion(earlier);
  return { ...current, ...content, updatedAt: storedAt };
}

export function* listTemplates(): Transaction<TemplateRow[]> {
  return (yield* query(templateStatements.listTemplates)).map(readTemplateRow);
}

/** See `TemplateStore.pageTemplates`. */
export function* pageTemplates({
  limit,
  after = '',
}: {
  limit: number;
  after?: string | undefined;
}): Transaction<PageResult<TemplateHeading>> {
  const rows = yield* query(templateStatements.pageTemplates, after, limit);
  return { rows: rows.map(readHeading), size: yield* countTemplates() };
}

/** Takes a few milliseconds for `maxTemplates`. */
function* countTemplates(): Transaction<number> {
  const [counted] = yield* query(templateStatements.countTemplates);
  return Number(counted?.count);
}

/** See `TemplateStore.listTemplateVersions`. */
export function* listVersions(code: string): Transaction<TemplateVersion[]> {
  const current = yield* readTemplate(code);
  if (!current) return [];
  const { version, kind, subject, html, plain, updatedAt: storedAt } = current;
  const earlier = (yield* query(templateStatements.listVersions, code)).map(readVersion);
  return [{ version, storedAt, kind, subject, html, plain }, ...earlier];
}

/** See `TemplateStore.pageTemplateVersions`. */
export function* pageVersions(
  code: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Transaction<PageResult<VersionHeading> | null> {
  const current = yield* readTemplate(code);
  if (!current) return null;
  const { version, kind, subject, updatedAt: storedAt } = current;
  const newest = before === undefined || before > version;
  const first = newest ? [{ version, storedAt, kind, subject }] : [];
  const values = [code, newest ? version : before, limit - first.length];
  const earlier = yield* query(templateStatements.pageVersions, ...values);
  return { rows: [...first, ...earlier.map(readVersionHeading)], size: version };
}

/** See `TemplateStore.restoreTemplate`. @param now milliseconds since the epoch */
export function* restoreTemplate(
  code: string,
  version: number,
  now: number,
): Transaction<Restored | null> {
  yield* lockTemplate(code);
  const current = yield* readTemplate(code);
  const wanted = yield* readTemplate(code, version);
  if (!current || !wanted) return null;
  if (isSameContent(current, wanted)) return { template: current, isChange: false };
  const { kind, subject, html, plain } = wanted;
  const restored = { code, createdAt: now, kind, subject, html, plain };
  return { template: yield* putTemplate(restored, now), isChange: true };
}

/** See `TemplateStore.removeTemplate`. */
export function* removeTemplate(code: string): Transaction<'removed' | 'unknown'> {
  const [removed] = yield* query(templateStatements.removeTemplate, code);
  if (!removed) return 'unknown';
  yield* query(templateStatements.forgetVersions, code);
  return 'removed';
}

const heading = { kind: oneOf(...mailKinds), subject: text };
const content = { ...heading, html: text, plain: text.nullable() };
const times = { code: text, created_at: integer, updated_at: integer };

const readTemplateRow = rowReader({ ...times, ...content });
const readHeading = rowReader({ ...times, version: integer, ...heading });
const readNumber = rowReader({ version: integer });
const readVersion = rowReader({ version: integer, stored_at: integer, ...content });
const readVersionHeading = rowReader({ version: integer, stored_at: integer, ...heading });
