import type { MailKind } from '../../mailing/lists.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { readTemplate, readVersion } from './template-rows.ts';
import { templateStatements } from './template-statements.ts';
import type { NewTemplate, TemplateStore, TemplateVersion } from './template-store.ts';

/**
 * Stores a template, and keeps the one it replaces as a version unless both are the same.
 * @param now milliseconds since the epoch
 */
export function* putTemplate(
  { code, createdAt, kind = null, subject, html, plain }: Replacement,
  now: number,
): Transaction<MailKind> {
  const values = [code, createdAt, now, kind, subject, html, plain];
  const [row = {}] = yield* query(templateStatements.holdTemplate, ...values);
  const held = readTemplate(row);
  const given = { kind: kind ?? held.kind, subject, html, plain };
  if (!isSame(held, given)) {
    const was = [held.kind, held.subject, held.html, held.plain, held.updatedAt];
    yield* query(templateStatements.keepVersion, code, ...was);
  }
  yield* query(templateStatements.replaceTemplate, code, now, given.kind, subject, html, plain);
  return given.kind;
}

type Replacement = Omit<NewTemplate, 'kind'> & { kind?: MailKind | null | undefined };

export function* findTemplate(code: string) {
  const [row] = yield* query(templateStatements.findTemplate, code);
  return row ? readTemplate(row) : null;
}

/** See `TemplateStore.listTemplateVersions`. */
export function* listVersions(code: string): Transaction<TemplateVersion[]> {
  const current = yield* findTemplate(code);
  if (!current) return [];
  const earlier = (yield* query(templateStatements.listVersions, code)).map(readVersion);
  const { kind, subject, html, plain, updatedAt: storedAt } = current;
  const version = (earlier[0]?.version ?? 0) + 1;
  return [{ version, storedAt, kind, subject, html, plain }, ...earlier];
}

/** See `TemplateStore.restoreTemplate`. @param now milliseconds since the epoch */
export function* restoreTemplate(
  code: string,
  version: number,
  now: number,
): Transaction<Awaited<ReturnType<TemplateStore['restoreTemplate']>>> {
  const [current, ...earlier] = yield* listVersions(code);
  const wanted = [current, ...earlier].find((each) => each?.version === version);
  if (!current || !wanted) return 'unknown';
  if (isSame(current, wanted)) return 'current';
  const { kind, subject, html, plain } = wanted;
  yield* putTemplate({ code, createdAt: now, kind, subject, html, plain }, now);
  return 'restored';
}

type Content = Pick<TemplateVersion, 'kind' | 'subject' | 'html' | 'plain'>;

function isSame(one: Content, other: Content): boolean {
  const parts = ['kind', 'subject', 'html', 'plain'] as const;
  return parts.every((part) => one[part] === other[part]);
}
