const subscription = 'id, created_at, updated_at, endpoint, p256dh, auth, email, is_proved, info';

export const pushStatements = {
  /** A browser that subscribes again keeps the id of its subscription. */
  upsertPushSubscription: `insert into push_subscriptions
    (id, created_at, updated_at, endpoint_digest, endpoint, p256dh, auth, email, is_proved, info)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (endpoint_digest) do update set
      p256dh = excluded.p256dh, auth = excluded.auth, email = excluded.email,
      is_proved = excluded.is_proved, info = excluded.info, updated_at = excluded.updated_at
    returning id`,
  removePushSubscription: 'delete from push_subscriptions where id = $1 returning id',
  forgetPushSubscriptionsOf: `with due as (
      select id from push_subscriptions where email = $1 and updated_at <= $2
      order by id limit $3 for update skip locked)
    delete from push_subscriptions where id in (select id from due) returning id`,
  unsubscribePush:
    'delete from push_subscriptions where endpoint_digest = $1 and auth = $2 returning id',
  findPushSubscription: `select ${subscription} from push_subscriptions where id = $1`,
  findPushSubscriptionByKeys: `select ${subscription} from push_subscriptions
    where endpoint_digest = $1 and p256dh = $2 and auth = $3`,
  listPushSubscriptions: `select ${subscription} from push_subscriptions
    where id < $1 order by id desc limit $2`,
  listPushSubscriptionsOf: `select ${subscription} from push_subscriptions
    where id < $1 and email = $3 order by id desc limit $2`,

  insertPushMessage: `insert into push_messages (id, created_at, subscription_id, email, title)
    values ($1, $2, $3, $4, $5)`,
  forgetPushMessages: `with due as (
      select id from push_messages where created_at < $1
      order by created_at limit $2 for update skip locked)
    delete from push_messages where id in (select id from due) returning id`,
  forgetPushActionsOf: 'delete from push_actions where message_id = $1',
  findPushMessage: 'select id from push_messages where id = $1',
  /** An unknown message inserts nothing; a second report conflicts with the first. */
  recordPushAction: `insert into push_actions (message_id, action, created_at)
    select id, cast($2 as text), cast($3 as bigint) from push_messages where id = $1
    on conflict (message_id, action) do nothing`,
  listPushMessages: listMessages('id < $1'),
  listPushMessagesOf: listMessages('id < $1 and email = $3'),
} as const;

function listMessages(condition: string): string {
  const moment = (action: string) => `(select a.created_at from push_actions a
    where a.message_id = push_messages.id and a.action = '${action}')`;
  return `select id, created_at, subscription_id, email, title, ${moment('click')} as clicked_at,
    ${moment('delivered')} as delivered_at, ${moment('dismiss')} as dismissed_at
    from push_messages where ${condition} order by id desc limit $2`;
}
