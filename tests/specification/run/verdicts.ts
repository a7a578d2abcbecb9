import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedCodes } from '../../../script/requirement-codes.ts';
import { root } from '../../../script/run.ts';

/** One statement of a journey, which held or did not. */
export interface Assertion {
  codes: readonly string[];
  what: string;
  /** The specification's literal demand, which decision 7 may decline. */
  isLiteral: boolean;
  /** Null if it held. */
  failure: string | null;
}

export type Verdict = 'held' | 'partly' | 'fails' | 'deviates (decision 7)';

export interface Requirement {
  code: string;
  /** The heading in requirements.md. */
  area: string;
  statement: string;
}

/** The requirements in order. */
export function readRequirements(): Requirement[] {
  let area = '';
  return read('specification/requirements.md')
    .split('\n')
    .flatMap((line) => {
      area = /^## (.+)$/.exec(line)?.[1] ?? area;
      const [, code = '', statement = ''] = /^- (R\d+)\. (.+)$/.exec(line) ?? [];
      return code ? [{ code, area, statement }] : [];
    });
}

/** The requirements that decision 7 cites. */
export function readDeviations(): ReadonlySet<string> {
  const cited = citedCodes(read('decisions/0007-deviations-from-the-specification.md'));
  return new Set(cited.filter((code) => code.startsWith('R')));
}

/** `held` if all assertions about a requirement hold, `partly` if some do, `fails` if none does or there is none. */
export function verdictOn(
  code: string,
  assertions: readonly Assertion[],
  deviations: ReadonlySet<string>,
): Verdict {
  const about = assertions.filter(({ codes }) => codes.includes(code));
  const held = about.filter(({ failure }) => failure === null);
  if (about.length > 0 && held.length === about.length) return 'held';
  const isDeclined = about.every(({ failure, isLiteral }) => failure === null || isLiteral);
  if (about.length > 0 && isDeclined && deviations.has(code)) return 'deviates (decision 7)';
  return held.length > 0 ? 'partly' : 'fails';
}

/** Requirements that decision 7 lists although they hold with every set of bases. */
export function staleDeviations(
  deviations: ReadonlySet<string>,
  outcomes: readonly { verdicts: ReadonlyMap<string, Verdict> }[],
): string[] {
  return [...deviations].filter((code) =>
    outcomes.every(({ verdicts }) => verdicts.get(code) === 'held'),
  );
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
