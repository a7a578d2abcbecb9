export const webhookStatements = {
  insertWebhook: 'insert into webhooks (id, created_at, url, secret) values ($1, $2, $3, $4)',
  countWebhooks: 'select count(*) as count from webhooks where removed_at is null',
  lockWebhook: `update webhooks set url = url
    where id = $1 and removed_at is null returning id`,
  moveWebhook: 'update webhooks set url = $2 where id = $1',
  insertSubscription:
    'insert into webhook_subscriptions (webhook_id, kind, name) values ($1, $2, $3)',
  forgetSubscriptions: 'delete from webhook_subscriptions where webhook_id = $1',
  listWebhooks: `select ${webhookColumns('$1')} from webhooks
    where removed_at is null order by id desc`,
  listSubscriptions: 'select webhook_id, kind, name from webhook_subscriptions',
  findWebhook: `select ${webhookColumns('$2')} from webhooks
    where id = $1 and removed_at is null`,
  subscriptionsOf: `select webhook_id, kind, name from webhook_subscriptions
    where webhook_id = $1`,
  rotateWebhook: `update webhooks
    set previous_secret = secret, previous_until = $3, secret = $2
    where id = $1 and removed_at is null returning id`,
  forgetPreviousSecrets: `with due as (
      select id from webhooks where previous_until <= $1
      limit $2 for update skip locked)
    update webhooks set previous_secret = null, previous_until = null
    where id in (select id from due) returning id`,
  webhooksOfEvent: `select distinct webhook_id as id from webhook_subscriptions
    where kind = 'event' and name in ($1, '*') order by webhook_id`,
  webhooksOfType: `select webhook_id as id from webhook_subscriptions
    where kind = 'type' and name = $1 order by webhook_id`,
  removeWebhook: `update webhooks set removed_at = $2
    where id = $1 and removed_at is null returning id`,
} as const;

/** @param now the placeholder of the current time */
function webhookColumns(now: string): string {
  return `id, created_at, url, secret,
    case when previous_until > ${now} then previous_secret end as previous_secret`;
}
