import { maxTypos } from '@grovemail/contract/fields/nearest.ts';
import { distance } from 'fastest-levenshtein';

/**
 * The path of the API that an unknown one probably means: in another case, mistyped, in the words of other APIs, or
 * with more before or after it.
 * @param known with `{param}`, as in the contract
 */
export function meantPath(path: string, known: readonly string[]): string | null {
  const given = segmentsOf(path.toLowerCase());
  const scored = known
    .map((candidate) => ({ candidate, cost: costOf(segmentsOf(candidate), given) }))
    .filter(({ cost }) => cost < tooFar)
    .toSorted((one, other) => one.cost - other.cost);
  return scored[0]?.candidate ?? null;
}

const tooFar = 3;

function segmentsOf(path: string): string[] {
  const segments = path.split('/').filter(Boolean).slice(0, 12);
  // `/api/v1/contacts`: a base URL that has the version as well.
  const start = Math.max(0, segments.lastIndexOf('v1'));
  const own = segments.slice(start);
  const isVerb = own.length > 2 && verbs.has(own.at(-1) ?? '');
  return isVerb ? own.slice(0, -1) : own;
}

function costOf(candidate: readonly string[], given: readonly string[]): number {
  const more = given.length - candidate.length;
  // What follows an operation's path is wrong, but an operation is not named by a part of its path.
  if (more < 0 || candidate.length === 0) return tooFar;
  const costs = candidate.map((segment, at) => segmentCost(segment, given[at] ?? ''));
  return costs.reduce((sum, cost) => sum + cost, more);
}

function segmentCost(known: string, given: string): number {
  if (known === given) return 0;
  // More than a word that fits.
  if (known.startsWith('{')) return 0.75;
  if (synonyms[known]?.split(' ').includes(given)) return 0.5;
  const limit = maxTypos(known);
  if (given.length > known.length + limit) return tooFar;
  const edits = distance(known, given);
  return edits <= limit ? edits : tooFar;
}

/** The names that other APIs use for a segment. */
const synonyms: Partial<Record<string, string>> = {
  contacts:
    'subscriber subscribers user users people person persons customer customers profile profiles member members recipients audience',
  automations: 'event events track trigger triggers journeys workflows',
  transactionals:
    'email emails mail mails message messages send transactional transaction transactions transmissions sendemail send-email',
  templates: 'layouts',
  suppressions:
    'unsubscribe unsubscribes unsubscribed blocklist blacklist optouts opt-outs bounces complaints denylist',
  webhooks: 'hook hooks endpoint endpoints callbacks subscriptions',
  batch: 'bulk import imports batches',
  preview: 'render',
};

/** What other APIs add to the path of a resource for what the method says here. */
const verbs = new Set(
  'send create new add list all get find search upsert update save delete remove record track trigger'.split(
    ' ',
  ),
);
