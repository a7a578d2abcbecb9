// `npm test -- specification`: checks every requirement in a browser, with the site on one origin and on six, and
// prints a table. It takes options only when run by itself: `node tests/specification/run/run.ts --out table.md` also
// writes the table to a file, `--only "six origins"` runs one set-up, and `--area push` one area.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { areas } from '../areas/all.ts';
import { sharedParts, startOnOneOrigin, startOnSixOrigins } from '../site.ts';
import { type Outcome, reportOf, totalsOf } from './report.ts';
import { runAreas } from './run-areas.ts';
import { readDeviations, readRequirements, staleDeviations, verdictOn } from './verdicts.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    /** Counts in the format of Vitest's JSON report. */
    report: { type: 'string' },
    only: { type: 'string' },
    area: { type: 'string', multiple: true },
  },
});
const setUps = { 'one origin': startOnOneOrigin, 'six origins': startOnSixOrigins };
const chosenAreas = areas.filter(({ name }) => values.area?.includes(name) ?? true);
const allRequirements = readRequirements();
const deviations = readDeviations();

const shared = sharedParts();
const outcomes: Outcome[] = [];
try {
  for (const [name, start] of Object.entries(setUps)) {
    if (values.only && values.only !== name) continue;
    const site = await start(shared);
    try {
      const assertions = await runAreas(site, chosenAreas);
      const verdicts = new Map(
        allRequirements.map(({ code }) => [code, verdictOn(code, assertions, deviations)]),
      );
      outcomes.push({ name: site.name, verdicts, assertions });
    } finally {
      await site.stop();
    }
  }
} finally {
  await shared.stop();
}

// Some of the areas check some of the requirements.
const checked = new Set(
  outcomes.flatMap(({ assertions }) => assertions.flatMap(({ codes }) => codes)),
);
const requirements =
  chosenAreas.length === areas.length
    ? allRequirements
    : allRequirements.filter(({ code }) => checked.has(code));
const report = reportOf(requirements, outcomes);
console.log(report);
if (values.out) await writeFile(values.out, `${report}\n`);

const totals = outcomes.map((outcome) => totalsOf(outcome, requirements));
const failed = totals.reduce((sum, { partly, fails }) => sum + partly + fails, 0);
const passed = totals.reduce((sum, { total }) => sum + total, 0) - failed;
// A journey that broke may have left out what would have failed.
const broken = outcomes.flatMap(({ assertions }) =>
  assertions.filter(({ codes, failure }) => codes.length === 0 && failure !== null),
);
const isWhole = outcomes.length === 2 && chosenAreas.length === areas.length;
const stale = isWhole ? staleDeviations(deviations, outcomes) : [];
if (stale.length > 0) console.log(`\nDecision 7 lists what holds everywhere: ${stale.join(', ')}.`);

const faults = failed + broken.length + stale.length;
if (values.report) {
  const counts = { numPassedTests: passed, numFailedTests: faults };
  await writeFile(values.report, JSON.stringify(counts));
}
process.exitCode = faults > 0 ? 1 : 0;
