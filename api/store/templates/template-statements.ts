export const templateStatements = {
  putTemplate: `insert into templates (code, created_at, updated_at, subject, html, plain)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (code) do update set updated_at = excluded.updated_at,
      subject = excluded.subject, html = excluded.html, plain = excluded.plain`,
  findTemplate: `select code, created_at, updated_at, subject, html, plain from templates
    where code = $1`,
  listTemplates: `select code, created_at, updated_at, subject, html, plain from templates
    order by code`,
} as const;
