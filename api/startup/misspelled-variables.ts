import type { Environment } from '@grovemail/config/environment.ts';
import { variables } from '@grovemail/config/variables.ts';
import { distance } from 'fastest-levenshtein';

/** Maximum edit distance; two swapped letters count as 2. */
const maxDistance = 2;

/**
 * Finds variables whose names look like typos of ours. Single-word names are ignored, since HOME is only 2 edits away from HOST,
 * and those that npm sets, such as `npm_command`.
 */
export function misspelledVariables(environment: Environment): { name: string; meant: string }[] {
  const known = Object.keys(variables);
  return Object.keys(environment).flatMap((name) => {
    const own = name.replace(/_FILE$/, '');
    if (known.includes(own) || name.startsWith('npm_')) return [];
    const [nearest] = known
      .filter((candidate) => candidate.includes('_'))
      .map((meant) => ({ meant, edits: distance(own.toUpperCase(), meant) }))
      .filter(({ edits }) => edits <= maxDistance)
      .sort((a, b) => a.edits - b.edits);
    return nearest ? [{ name, meant: nearest.meant }] : [];
  });
}
