import type { AuditItem } from '@grovemail/contract/console/audit.ts';
import { counted, digits } from '../../components/counts.ts';
import { templatePath } from '../templates/paths.ts';

/** What somebody did, to be read after their name: `made the key` **Loyalty app**. */
export interface Sentence {
  did: string;
  /** What it was done to; empty if the words say it. */
  what: string;
  /** Where that is shown; null if nowhere. */
  path: string | null;
  /** More about it. */
  detail: string;
}

/** An entry in words. */
export function sentenceOf({ command, subject, name }: AuditItem): Sentence {
  const [words = '', ...options] = command.replace(/^console /, '').split(/ (?=--)/);
  const about = aboutOf(subject, name);
  const whole = [words, ...options].join(' ');
  const known = sayings.get(whole) ?? sayings.get(words.replace(/^POST .*/, 'POST'));
  const said = known ?? `ran “${words}”${subject === null ? '' : ' on the %'}`;
  return {
    did: said.replace('%', about.noun).replace(/ $/, ''),
    what: about.what,
    path: about.path,
    detail: [about.detail, ...options.map(optionInWords)].filter(Boolean).join(', '),
  };
}

/** Of an option, the log has the name, and of some the value. Those that only confirm say nothing. */
function optionInWords(option: string): string {
  const [name = '', value] = option.slice(2).split(' ');
  return value === undefined ? (flags.get(name) ?? '') : `${name} ${value}`;
}

const flags = new Map([
  ['all', 'all lists'],
  ['complaint', 'as a complaint'],
  ['test', 'for tests'],
]);

/** With what it was done. */
export function meansOf({ command, keyLabel }: AuditItem): string {
  if (keyLabel !== null || /^[A-Z]+ \//.test(command)) return 'API';
  return command.startsWith('console ') ? 'Console' : 'ops';
}

/** Who did it: as they call themselves, an API key by its label. */
export function whoOf({ operator, givenName, keyLabel }: AuditItem): string {
  return givenName ?? keyLabel ?? operator;
}

/** By command; `%` is what kind of thing it was done to. */
const sayings = new Map(
  Object.entries({
    handle: 'changed the owner or the answer of the %',
    'handle --answered': 'answered the %',
    'handle --reopened': 'reopened the %',
    'handle --taken': 'took the %',
    'handle --assigned': 'assigned the %',
    'handle --unassigned': 'took the owner off the %',
    note: 'noted on the %',
    ...verbsOf('release', 'let through the %'),
    ...verbsOf('discard', 'discarded the %'),
    'keep quarantine': 'let through the %',
    'discard quarantine': 'discarded the %',
    'outbox retry': 'resent %',
    'outbox discard': 'discarded %',
    'preferences suppress': 'stopped mail to',
    'preferences lift': 'lifted the suppression of',
    POST: 'lifted the suppression of',
    'preferences link': 'made a preferences link for',
    'preferences import': 'imported a list of suppressions',
    'preferences export': 'exported suppressions',
    'person export': 'exported everything about',
    'person erase': 'erased',
    'keys create': 'made the key',
    'keys revoke': 'revoked the key',
    'webhooks add': 'added the webhook',
    'webhooks update': 'changed the webhook',
    'webhooks remove': 'removed the webhook',
    'webhooks rotate': 'changed the secret of',
    'webhooks replay': 'replayed the message',
    'webhooks test': 'sent the test event',
    'templates put': 'stored the template',
    'templates restore': 'restored the template',
    'templates remove': 'removed the template',
    'templates test': 'sent a test of',
    'export inbox': 'exported leads and enquiries',
    'export contacts': 'exported contacts',
    'export subscribers': 'exported subscribers',
    'export feedback': 'exported feedback',
    'audit export': 'exported this log',
    'push send': 'sent a push message',
    'push secret': 'read the secret of web push',
    'push vapid': 'read the key of web push',
    'mail report-secret': 'read the secret of bounce reports',
    'store restore': 'restored a backup',
    'store copy': 'copied the store',
  }),
);

function verbsOf(verb: string, saying: string): Record<string, string> {
  const nouns = ['leads', 'enquiries', 'subscribers', 'feedback'];
  return Object.fromEntries(nouns.map((noun) => [`${noun} ${verb}`, saying]));
}

interface About extends Pick<Sentence, 'what' | 'path' | 'detail'> {
  noun: string;
}

function aboutOf(subject: string | null, name: string | null): About {
  const [first = '', ...others] = subject?.split(' ') ?? [];
  const [kind = '', ...rest] = first.split(':');
  const id = rest.join(':');
  const about = { noun: nouns[kind] ?? kind, what: '', path: null, detail: '' };
  if (kind === '') return about;
  const count = Number(id);
  if (kind === 'pushes') return { ...about, detail: `to ${counted(count, 'device')}` };
  if (kind === 'suppressions')
    return { ...about, detail: count === 1 ? '1 address' : `${digits(count)} addresses` };
  if (kind === 'suppression-list')
    return { ...about, detail: `${counted(count, 'row')} in the list` };
  if (kind === 'person') return { ...about, what: `${id.slice(0, 4)}…${id.slice(-3)}` };
  if (kind === 'template') {
    // A code may have spaces.
    const code = [id, ...others].join(' ');
    return { ...about, what: code, path: templatePath(code) };
  }
  if (others.length > 0) return { ...about, noun: `${digits(others.length + 1)} emails` };
  const path = paths[kind];
  return {
    ...about,
    noun: kind === 'outbox' ? 'the email' : about.noun,
    what: name ?? id.slice(-8),
    path: path === undefined ? null : `${path}/${id}`,
  };
}

const nouns: Readonly<Record<string, string>> = { subscriber: 'sign-up' };

const paths: Readonly<Record<string, string>> = {
  lead: '/inbox',
  enquiry: '/inbox',
  subscriber: '/subscribers',
  feedback: '/feedback',
  outbox: '/emails',
  key: '/keys',
  webhook: '/webhooks',
};
