const columns = 'code, created_at, updated_at, kind, subject, html, plain';

export const templateStatements = {
  /** Without a kind, a template keeps the one that it has, and a new one is list mail. */
  putTemplate: `insert into templates (${columns})
    values ($1, $2, $3, coalesce($4, 'list'), $5, $6, $7)
    on conflict (code) do update set updated_at = excluded.updated_at,
      kind = coalesce($4, templates.kind),
      subject = excluded.subject, html = excluded.html, plain = excluded.plain
    returning kind`,
  findTemplate: `select ${columns} from templates where code = $1`,
  listTemplates: `select ${columns} from templates order by code`,
} as const;
