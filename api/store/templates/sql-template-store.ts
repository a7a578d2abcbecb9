import { type MailKind, mailKinds } from '../../mailing/lists.ts';
import { integer, oneOf, rowReader, text } from '../database/row.ts';
import { type Database, query, type Transaction } from '../database/transaction.ts';
import type { NewTemplate, TemplateStore, TemplateVersion } from './template-store.ts';

/** Templates in any database whose schema is up to date. */
export function sqlTemplateStore(database: Database, now: () => number): TemplateStore {
  return {
    putTemplate: (template) => database.write(() => putTemplate(template, now())),
    findTemplate: (code) => database.read(() => findTemplate(code)),
    listTemplateVersions: (code) => database.read(() => listVersions(code)),
    restoreTemplate: (code, version) => database.write(() => restoreTemplate(code, version, now())),
    async listTemplates() {
      return (await database.read(() => query(templateStatements.listTemplates))).map(readTemplate);
    },
  };
}

/**
 * Stores a template, and keeps the one it replaces as a version unless both are the same.
 * @param now milliseconds since the epoch
 */
function* putTemplate(
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

function* findTemplate(code: string) {
  const [row] = yield* query(templateStatements.findTemplate, code);
  return row ? readTemplate(row) : null;
}

/** See `TemplateStore.listTemplateVersions`. */
function* listVersions(code: string): Transaction<TemplateVersion[]> {
  const current = yield* findTemplate(code);
  if (!current) return [];
  const earlier = (yield* query(templateStatements.listVersions, code)).map(readVersion);
  const { kind, subject, html, plain, updatedAt: storedAt } = current;
  const version = (earlier[0]?.version ?? 0) + 1;
  return [{ version, storedAt, kind, subject, html, plain }, ...earlier];
}

/** See `TemplateStore.restoreTemplate`. @param now milliseconds since the epoch */
function* restoreTemplate(
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

const content = {
  kind: oneOf(...mailKinds),
  subject: text,
  html: text,
  plain: text.nullable(),
};

const readTemplate = rowReader({
  code: text,
  created_at: integer,
  updated_at: integer,
  ...content,
});

const readVersion = rowReader({ version: integer, stored_at: integer, ...content });

const contentColumns = 'kind, subject, html, plain';

const columns = `code, created_at, updated_at, ${contentColumns}`;

export const templateStatements = {
  /**
   * Returns the template of that code, new or existing, and locks it until this transaction ends. Without a kind,
   * a new one is list mail.
   */
  holdTemplate: `insert into templates (${columns})
    values ($1, $2, $3, coalesce($4, 'list'), $5, $6, $7)
    on conflict (code) do update set code = excluded.code
    returning ${columns}`,
  replaceTemplate: `update templates
    set updated_at = $2, kind = $3, subject = $4, html = $5, plain = $6 where code = $1`,
  findTemplate: `select ${columns} from templates where code = $1`,
  listTemplates: `select ${columns} from templates order by code`,
  keepVersion: `insert into template_versions (code, version, ${contentColumns}, stored_at)
    values ($1, (select coalesce(max(version), 0) + 1 from template_versions where code = $1),
      $2, $3, $4, $5, $6)`,
  listVersions: `select version, stored_at, ${contentColumns} from template_versions
    where code = $1 order by version desc`,
} as const;
