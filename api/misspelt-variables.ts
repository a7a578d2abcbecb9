import type { Environment } from '@grovemail/config/environment.ts';
import { variables } from '@grovemail/config/variables.ts';
import { distance } from 'fastest-levenshtein';

/** Longer than a slip of the keyboard: two letters that changed places count as two. */
const maxDistance = 2;

/**
 * Variables that are set and look like a slip in the name of one of ours, each with the name that was
 * likely meant. Names of a single word are left out: HOME is no slip in HOST.
 */
export function misspeltVariables(environment: Environment): { name: string; meant: string }[] {
  const known = Object.keys(variables);
  return Object.keys(environment).flatMap((name) => {
    const own = name.replace(/_FILE$/, '');
    if (known.includes(own)) return [];
    const [nearest] = known
      .filter((candidate) => candidate.includes('_'))
      .map((meant) => ({ name, meant, away: distance(own.toUpperCase(), meant) }))
      .filter(({ away }) => away <= maxDistance)
      .sort((a, b) => a.away - b.away);
    return nearest ? [{ name, meant: nearest.meant }] : [];
  });
}
