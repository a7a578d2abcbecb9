import { keyedDigest } from '../store/secrets/keyed-digest.ts';

/** Key of the digests these rows use to count addresses. */
export const digestKey = 'a key of the tests';

/**
 * SQL that adds a person to every table with personal data.
 * @param tag appears in every row and id
 * @param spellings of the address, taken in turn; the first is the canonical one
 */
export function personRows(tag: string, spellings: readonly [string, ...string[]]): string[] {
  let at = 0;
  const email = () => `${spellings[at++ % spellings.length]}`;
  const id = (name: string) => `'${tag}-${name}'`;
  const json = (value: unknown) => `'${JSON.stringify(value)}'`;
  const outbox = (name: string, payload: object, contact = 'null') =>
    `insert into outbox (id, created_at, topic, payload, attempts, next_at, contact_id)
      values (${id(name)}, 5, '${tag}', ${json(payload)}, 0, 5, ${contact})`;
  const response = (name: string, body: unknown, key = `${tag}-${name}`) =>
    `insert into idempotency (operation, key, fingerprint, status, body, expires_at)
      values ('${tag}', '${key}', 'f', 200, ${json(body)}, 9)`;
  const counter = keyedDigest(digestKey)(spellings[0]);
  return [
    ...['live', 'test', `${tag}-visitor`].map(
      (
        space,
      ) => `insert into contacts (id, created_at, updated_at, space, email, firstname, address, extra_data)
        values (${id(`contact-${space}`)}, 1, 1, '${space}', '${email()}', '${tag}', '{"street":"${tag}"}', '{"a":"${tag}"}')`,
    ),
    `insert into enquiries (id, created_at, fullname, email, subject, body)
      values (${id('enquiry')}, 2, '${tag}', '${email()}', '${tag}', '${tag}')`,
    `insert into enquiries (id, created_at, fullname, email, subject, body, quarantined_at, quarantine_reason, withheld)
      values (${id('held')}, 3, '${tag}', '${email()}', '${tag}', '${tag}', 3, 'trap', '[{"payload":"${tag}"}]')`,
    `insert into leads (id, created_at, type, metadata)
      values (${id('lead')}, 4, 'demo', ${json({ email: `${tag} <${email()}>`, firstname: tag })})`,
    `insert into handling (record_id, version, owner, answered_at, answered_by)
      values (${id('enquiry')}, 2, '${tag}', 9, '${tag}')`,
    `insert into notes (id, created_at, record_id, author, body)
      values (${id('note')}, 9, ${id('lead')}, '${tag}', '${tag}')`,
    `insert into subscribers (id, created_at, updated_at, audience, email, source, tags, status)
      values (${id('subscriber')}, 5, 5, 'news', '${email()}', '${tag}', '${tag}', 'pending')`,
    `insert into events (id, created_at, space, event_code, contact_email, context)
      values (${id('event')}, 6, 'live', 'e', '${email()}', '{"a":"${tag}"}')`,
    `insert into transactionals (id, created_at, space, template_code, recipient_email, subject, status, message)
      values (${id('mail')}, 7, 'live', 't', '${email()}', '${tag}', 'test', '{"html":"${tag}","bcc":[]}')`,
    `insert into delivery_attempts (id, transactional_id, created_at, outcome, reply)
      values (${id('attempt')}, ${id('mail')}, 8, 'sent', '${tag}')`,
    `insert into transactional_copies (id, transactional_id, email, status)
      values (${id('copy')}, ${id('mail')}, '${email()}', 'queued')`,
    `insert into mail_previews (digest, transactional_id, expires_at)
      values (${id('preview')}, ${id('mail')}, 9)`,
    `insert into push_subscriptions (id, created_at, updated_at, endpoint_digest, endpoint, p256dh, auth, email, info)
      values (${id('push')}, 1, 1, '${tag}', 'https://push.example/${tag}', 'p', 'a', '${email()}', '{"a":"${tag}"}')`,
    `insert into push_messages (id, created_at, subscription_id, email, title)
      values (${id('message')}, 1, ${id('push')}, '${email()}', '${tag}')`,
    `insert into push_actions (message_id, action, created_at) values (${id('message')}, 'click', 1)`,
    `insert into feedback (id, created_at, page, helpful, comment)
      values (${id('feedback')}, 1, '/', 'no', '${tag}: please write to ${email()}.')`,
    `insert into suppressions (id, account, email, list, contact_id, since, changed_at, change_id, source, reason, lifted_at)
      values (${id('stop')}, 'site', '${email()}', 'news', '${tag}', 1, 2, '${tag}', 'page', 'reason', null),
        (${id('lifted')}, 'site', '${email()}', 'shop', '${tag}', 1, 2, '${tag}2', 'page', '${tag}', 3)`,
    `insert into mail_reports (id, created_at, outcome, kind, cause, reason, reply, mail_id, email, times)
      values (${id('report')}, 5, 'counted', 'bounced', 'passing', '5.2.2', '${tag}', 'm', '${email()}', 1)`,
    outbox('by-address', { audience: 'news', email: email() }),
    outbox('by-record', { recordId: `${tag}-enquiry` }),
    outbox('by-mail', { transactionalId: `${tag}-mail` }),
    outbox('by-copy', { copyId: `${tag}-copy` }),
    outbox('by-contact', { data: { firstname: tag } }, id('contact-live')),
    outbox('by-data', { webhookId: 'w', data: { recipient_email: email(), subject: tag } }),
    `insert into endpoint_deliveries
      (id, created_at, endpoint, entry_id, attempt, outcome, reply, ms, event_id)
      values (${id('event-delivery')}, 8, '${tag}', ${id('by-none')}, 1, 'sent', '204', 5, ${id('event')}),
        (${id('data-delivery')}, 8, '${tag}', ${id('by-data')}, 1, 'sent', '204', 5, null)`,
    response('one', { status: 'success', data: { email: email(), firstname: tag } }),
    response('record', { id: `${tag}-contact-test` }),
    response('key', {}, `given:${tag} ${email()}`),
    `insert into use_counts (key, count, resets_at) values ('mailed:${counter}', 1, 9), ('preferences.link:${counter}', 1, 9)`,
  ];
}
