import { isTest } from './import-rules.ts';
import type { Fact, SourceFacts } from './source-facts.ts';

/** One sentence for each house rule that a file breaks and that the linter does not know. */
export function houseFaults(path: string, facts: SourceFacts): string[] {
  return [
    ...nameFaults(path),
    ...(path.startsWith('domain/') && !isTest(path, facts.imports)
      ? said(path, facts.ambient, 'domain is given clock, randomness and surroundings as arguments')
      : []),
    ...(/^site\/(screens|sections|components)\//.test(path)
      ? said(path, facts.fetches, 'what is drawn at build time fetches nothing')
      : []),
  ];
}

function said(path: string, facts: readonly Fact[], rule: string): string[] {
  return facts.map(({ text, line }) => `${path}:${line} → ${text} → ${rule}`);
}

function nameFaults(path: string): string[] {
  const vague = path
    .split('/')
    .find(
      (part) =>
        /^(utils?|helpers?|misc|common)(\.|$)/.test(part) ||
        /^(index|types)\.(d\.)?tsx?$/.test(part),
    );
  return vague ? [`${path} → ${vague} → name it for the one idea it holds`] : [];
}
