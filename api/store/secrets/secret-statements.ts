export const secretStatements = {
  keepSecret: `insert into secrets (name, value, created_at) values ($1, $2, $3)
    on conflict (name) do nothing`,
  readSecret: 'select value from secrets where name = $1',
} as const;
