import { isTest } from './import-rules.ts';
import type { Fact, SourceFacts } from './source-facts.ts';

const vagueName = /^(?:utils?|helpers?|misc|common)(?:\.|$)|^(?:index|types)\.(?:d\.)?tsx?$/;
const rendering =
  /^site\/(screens|sections|components|pictures)\/|^site\/docs\/(?!console\/).*\.tsx$/;

/** The violations of house rules that the linter does not check, one message each. */
export function houseRuleViolations(path: string, facts: SourceFacts): string[] {
  const messages = (violations: readonly Fact[], rule: string) =>
    violations.map(({ text, line }) => `${path}:${line} → ${text} → ${rule}`);
  const vague = path.split('/').filter((part) => vagueName.test(part));
  const isDomain = path.startsWith('domain/') && !isTest(path, facts.imports);
  return [
    ...vague.map((part) => `${path} → ${part} → name it for the one idea it holds`),
    ...messages(
      isDomain ? facts.ambient : [],
      'domain takes clock, randomness and environment as arguments',
    ),
    ...messages(
      rendering.test(path) ? facts.fetches : [],
      'components render at build time and fetch nothing',
    ),
  ];
}
