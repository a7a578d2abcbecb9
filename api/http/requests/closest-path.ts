import { maxTypos } from '@grovemail/contract/fields/nearest.ts';
import { distance } from 'fastest-levenshtein';

/**
 * The path of the API that is closest to an unknown one: in another case, mistyped, with the names of other APIs, or with
 * additional segments.
 * @param known with `{param}`, as in the contract
 */
export function closestPath(path: string, known: readonly string[]): string | null {
  const segments = segmentsOf(path.toLowerCase());
  const scored = known
    .map((candidate) => ({ candidate, cost: costOf(segmentsOf(candidate), segments) }))
    .filter(({ cost }) => cost < tooFar)
    .toSorted((one, other) => one.cost - other.cost);
  return scored[0]?.candidate ?? null;
}

const tooFar = 3;

function segmentsOf(path: string): string[] {
  const segments = path.split('/').filter(Boolean).slice(0, 12);
  // Drops a prefix, as in `/api/v1/contacts`.
  const start = Math.max(0, segments.lastIndexOf('v1'));
  const own = segments.slice(start);
  const isVerb = own.length > 2 && verbs.has(own.at(-1) ?? '');
  return isVerb ? own.slice(0, -1) : own;
}

function costOf(candidate: readonly string[], segments: readonly string[]): number {
  const excess = segments.length - candidate.length;
  // A path may have segments too many, but none too few.
  if (excess < 0 || candidate.length === 0) return tooFar;
  const costs = candidate.map((segment, at) => segmentCost(segment, segments[at] ?? ''));
  return costs.reduce((sum, cost) => sum + cost, excess);
}

function segmentCost(known: string, segment: string): number {
  if (known === segment) return 0;
  // A parameter matches anything, so it costs more than a synonym.
  if (known.startsWith('{')) return 0.75;
  if (synonyms[known]?.split(' ').includes(segment)) return 0.5;
  const limit = maxTypos(known);
  if (segment.length > known.length + limit) return tooFar;
  const edits = distance(known, segment);
  return edits <= limit ? edits : tooFar;
}

/** Names of other APIs for a segment. */
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

/** Verbs that other APIs append to a path instead of using the method. */
const verbs = new Set(
  'send create new add list all get find search upsert update save delete remove record track trigger'.split(
    ' ',
  ),
);
