const contentColumns = 'kind, subject, html, plain';

const columns = `code, created_at, updated_at, ${contentColumns}`;

/** Versions are deleted only with their template, so the current number is also their count. */
const currentVersion = (code: string) =>
  `(select coalesce(max(version), 0) + 1 from template_versions where code = ${code})`;

export const templateStatements = {
  /**
   * Inserts a template or locks the existing one, and returns it. Without a kind, a new one is list mail.
   */
  upsertTemplate: `insert into templates (${columns})
    values ($1, $2, $3, coalesce($4, 'list'), $5, $6, $7)
    on conflict (code) do update set code = excluded.code
    returning ${columns}`,
  lockTemplate: 'update templates set code = code where code = $1 returning code',
  replaceTemplate: `update templates
    set updated_at = $2, kind = $3, subject = $4, html = $5, plain = $6 where code = $1`,
  findTemplate: `select ${columns} from templates where code = $1`,
  readTemplate: `select ${columns}, ${currentVersion('$1')} as version from templates where code = $1`,
  listTemplates: `select ${columns} from templates order by code`,
  pageTemplates: `select code, created_at, updated_at, kind, subject,
      ${currentVersion('templates.code')} as version
    from templates where code > $1 order by code limit $2`,
  removeTemplate: 'delete from templates where code = $1 returning code',
  forgetVersions: 'delete from template_versions where code = $1',
  countTemplates: 'select count(*) as count from templates',
  keepVersion: `insert into template_versions (code, version, ${contentColumns}, stored_at)
    values ($1, ${currentVersion('$1')}, $2, $3, $4, $5, $6)`,
  listVersions: `select version, stored_at, ${contentColumns} from template_versions
    where code = $1 order by version desc`,
  readVersion: `select version, stored_at, ${contentColumns} from template_versions
    where code = $1 and version = $2`,
  pageVersions: `select version, stored_at, kind, subject from template_versions
    where code = $1 and version < $2 order by version desc limit $3`,
} as const;
