export const webhookStatements = {
  insertWebhook:
    'insert into webhooks (id, created_at, event_code, type, url, secret) values ($1, $2, $3, $4, $5, $6)',
  listWebhooks: `select ${webhookColumns('$1')} from webhooks
    where removed_at is null order by id desc`,
  findWebhook: `select ${webhookColumns('$2')} from webhooks
    where id = $1 and removed_at is null`,
  rotateWebhook: `update webhooks
    set previous_secret = secret, previous_until = $3, secret = $2
    where id = $1 and removed_at is null returning id`,
  forgetPreviousSecrets: `with due as (
      select id from webhooks where previous_until <= $1
      limit $2 for update skip locked)
    update webhooks set previous_secret = null, previous_until = null
    where id in (select id from due) returning id`,
  webhooksOf: `select id from webhooks
    where removed_at is null and type is null and event_code in ($1, '*') order by id`,
  webhooksOfType: `select id from webhooks
    where removed_at is null and type = $1 order by id`,
  removeWebhook: `update webhooks set removed_at = $2
    where id = $1 and removed_at is null returning id`,
} as const;

/** @param now the placeholder of the current time */
function webhookColumns(now: string): string {
  return `id, created_at, event_code, type, url, secret,
    case when previous_until > ${now} then previous_secret end as previous_secret`;
}
