import { isTest } from './import-rules.ts';
import type { Fact, SourceFacts } from './source-facts.ts';

/** The house rules a file breaks, beyond those of the linter: one message each. */
export function houseRuleViolations(path: string, facts: SourceFacts): string[] {
  return [
    ...nameViolations(path),
    ...(path.startsWith('domain/') && !isTest(path, facts.imports)
      ? messages(path, facts.ambient, 'domain takes clock, randomness and environment as arguments')
      : []),
    ...(/^site\/(screens|sections|components|pictures)\/|^site\/docs\/(?!console\/).*\.tsx$/.test(
      path,
    )
      ? messages(path, facts.fetches, 'components render at build time and fetch nothing')
      : []),
  ];
}

function messages(path: string, facts: readonly Fact[], rule: string): string[] {
  return facts.map(({ text, line }) => `${path}:${line} → ${text} → ${rule}`);
}

function nameViolations(path: string): string[] {
  const vague = path
    .split('/')
    .find(
      (part) =>
        /^(utils?|helpers?|misc|common)(\.|$)/.test(part) ||
        /^(index|types)\.(d\.)?tsx?$/.test(part),
    );
  return vague ? [`${path} → ${vague} → name it for the one idea it holds`] : [];
}
