import type { Site } from '../site.ts';
import type { Assertion, Requirement, Verdict } from './verdicts.ts';

/** What the run of one set-up found. */
export interface Outcome {
  name: Site['name'];
  verdicts: ReadonlyMap<string, Verdict>;
  assertions: readonly Assertion[];
}

export interface Totals extends Record<Verdict, number> {
  total: number;
}

export function totalsOf({ verdicts }: Outcome, requirements: readonly Requirement[]): Totals {
  const totals: Totals = { held: 0, partly: 0, fails: 0, 'deviates (decision 7)': 0, total: 0 };
  for (const { code } of requirements) {
    totals[verdicts.get(code) ?? 'fails'] += 1;
    totals.total += 1;
  }
  return totals;
}

/** A table of the requirements for each area, the totals, and what did not hold, in Markdown. */
export function reportOf(
  requirements: readonly Requirement[],
  outcomes: readonly Outcome[],
): string {
  const areas = Map.groupBy(requirements, ({ area }) => area);
  const names = outcomes.map(({ name }) => name);
  const tables = [...areas].map(([area, own]) => {
    const rows = own.map(({ code, statement }) => [
      code,
      ...outcomes.map(({ verdicts }) => verdicts.get(code) ?? 'fails'),
      statement,
    ]);
    return `## ${area}\n\n${table(['', ...names, 'Requirement'], rows)}`;
  });
  return [...tables, totalsTable(requirements, outcomes), ...outcomes.flatMap(failuresOf)].join(
    '\n\n',
  );
}

function totalsTable(requirements: readonly Requirement[], outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => {
    const { total, ...counts } = totalsOf(outcome, requirements);
    return [outcome.name, ...Object.values(counts).map(String), String(total)];
  });
  const head = ['Set-up', 'held', 'partly', 'fails', 'deviates (decision 7)', 'requirements'];
  return `## Totals\n\n${table(head, rows)}`;
}

function failuresOf({ name, assertions }: Outcome): string[] {
  const failed = assertions.filter(({ failure }) => failure !== null);
  if (failed.length === 0) return [];
  const lines = failed.map(
    ({ codes, what, failure }) => `- ${codes.join(' ') || 'A journey'}: ${what}: ${failure}`,
  );
  return [`## What did not hold on ${name}\n\n${lines.join('\n')}`];
}

/** Columns of equal width, except the last. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const last = head.length - 1;
  const widths = head.map((_, column) =>
    column === last ? 3 : Math.max(3, ...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.replaceAll('|', '\\|').padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
