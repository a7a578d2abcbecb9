import type { AuditItem, AuditTopic } from '@grovemail/contract/console/audit.ts';
import type { AuditFilter } from '@grovemail/contract/console/audit-bodies.ts';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { readRows } from '../../resources/read-rows.ts';
import type { AuditRow } from '../../store/audit/audit-store.ts';
import type { Store } from '../../store/store.ts';
import type { Part } from '../serving/list-page.ts';
import { withoutUndefined } from '../serving/without-undefined.ts';

type Named = Pick<Store, 'listAudit' | 'listKeys' | 'listWebhooks'>;

/** The entries of a filter with the names of keys and webhooks, newest first. People are found by their whole address. */
export async function* auditItems(
  store: Named,
  { search, topic, who, since, until }: AuditFilter,
  { limit, before: start, firstId = '' }: Part,
): AsyncGenerator<AuditItem> {
  const names = await namesIn(store);
  const nameOf = (subject: string | null) =>
    subject === null ? null : (names.get(subject) ?? null);
  const email = canonicalAddress(search) ?? undefined;
  const commands = topic && commandsOf[topic].flatMap((start) => [start, `console ${start}`]);
  const text = search.toLowerCase();
  const fits = (texts: readonly (string | null)[]) =>
    texts.some((each) => each?.toLowerCase().includes(text));
  const isText = search !== '' && email === undefined;
  const subjects = [...names].flatMap(([subject, name]) => (fits([name]) ? [subject] : []));
  const containing = isText ? { text, subjects } : undefined;
  const filter = withoutUndefined({ firstId, who, since, until, email, commands, containing });
  const rows = readRows<AuditRow>(
    ({ before = start, ...page }) =>
      store.listAudit({ ...page, ...filter, ...withoutUndefined({ before }) }),
    limit,
    {
      firstId,
      ...(isText && { matches: (row) => fits([row.subject, row.command, nameOf(row.subject)]) }),
    },
  );
  for await (const row of rows) {
    const keyLabel = nameOf(row.operator.replace(/^API key /, 'key:'));
    yield { ...row, name: nameOf(row.subject), keyLabel };
  }
}

/** What the subject of an entry is called now: a key by its label, a webhook by where it leads. */
async function namesIn(store: Named): Promise<Map<string, string>> {
  const [keys, webhooks] = await Promise.all([store.listKeys(), store.listWebhooks()]);
  const names = new Map<string, string>();
  for (const { id, label } of keys) names.set(`key:${id}`, label);
  for (const { id, url } of webhooks) names.set(`webhook:${id}`, url.replace(/^https?:\/\//, ''));
  return names;
}

/** How the commands of a topic begin, in the terminal and after `console`. */
const commandsOf: Readonly<Record<AuditTopic, readonly string[]>> = {
  inbox: [
    ...['handle', 'note', 'leads ', 'enquiries ', 'subscribers ', 'feedback '],
    ...['keep ', 'discard '],
  ],
  emails: ['outbox ', 'mail '],
  templates: ['templates '],
  suppressions: ['preferences ', 'POST /v1/suppressions'],
  people: ['person '],
  webhooks: ['webhooks '],
  keys: ['keys '],
  exports: ['export ', 'person export', 'preferences export', 'audit export'],
  server: ['store ', 'push ', 'setup'],
};
