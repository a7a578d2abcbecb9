// `npm test` runs the default stages; `npm test -- unit e2e` runs these and the stages they need.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variables } from '@grovemail/config/variables.ts';
import { findChromium, fullChromium, headlessShell } from './browser.ts';
import { countTests, finalLine, type TestCounts } from './count-tests.ts';
import { findInterpreter, interpreters } from './interpreters.ts';
import { findPostgres } from './postgres.ts';
import { root, run } from './run.ts';
import { runStages } from './run-stages.ts';
import { type Stage, stagesFor, testStages } from './test-stages.ts';

const reports = mkdtempSync(join(tmpdir(), 'grovemail-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

const requested = process.argv.slice(2);
const all = testStages(reports);
const unknown = requested.filter((name) => !all.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const names = all.map(({ name }) => name).join(', ');
  console.error(`There is no stage "${unknown.join('", "')}"; the stages are ${names}.`);
  process.exit(2);
}

const stages = stagesFor(all, requested);
const environment = defaultSettings();
const total = { passed: 0, failed: 0 };
const summary: string[] = [];

let installed = Promise.resolve(true);

await runStages(stages, async (stage) => {
  console.log(`\n[${stages.indexOf(stage) + 1}/${stages.length}] ${stage.name}: ${stage.about}`);
  const startedAt = performance.now();
  const succeeded = await runStage(stage);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const counts = countsOf(stage, succeeded);
  total.passed += counts.passed;
  total.failed += counts.failed;
  const tests = stage.report ? `, ${finalLine(counts)}` : '';
  summary.push(`  ${stage.name}: ${succeeded ? 'passed' : 'FAILED'} in ${seconds} s${tests}`);
  summary.push(...counts.flaky.map((name) => `    flaky, passed on retry: ${name}`));
  if (!succeeded) {
    console.error(`\nStopped: ${stage.name} failed. To run it alone: npm test -- ${stage.name}`);
    process.exitCode = 1;
  }
  return succeeded;
});

console.log(`\nSummary\n${summary.join('\n')}\n${finalLine(total)}`);

async function runStage(stage: Stage): Promise<boolean> {
  // One after another: two concurrent package installations would fail.
  installed = installed.then(() => findPrograms(stage));
  if (!(await installed)) return false;

  // Concurrent stages show their output when they end.
  const output: string[] = [];
  const onOutput = (text: string) => output.push(text);
  const visible = stage.wholeMachine || stages.length === 1;
  const codes = await Promise.all(
    stage.commands.map(({ line, cwd }) =>
      run(line, {
        cwd: join(root, cwd ?? '.'),
        environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: stage.report },
        ...(visible ? {} : { onOutput }),
      }),
    ),
  );
  if (!visible) console.log(`\n${stage.name}:\n${output.join('').trim()}`);
  return codes.every((code) => code === 0);
}

async function findPrograms(stage: Stage): Promise<boolean> {
  if (stage.needsBrowser) {
    for (const choice of [headlessShell, fullChromium]) {
      if (!(await findProgram(() => findChromium(choice)))) return false;
    }
  }
  if (stage.needsPostgres && !(await setProgram('POSTGRES_BIN', findPostgres))) return false;
  if (stage.needsInterpreters) {
    for (const interpreter of Object.values(interpreters)) {
      const find = () => findInterpreter(interpreter);
      if (!(await setProgram(interpreter.variable, find))) return false;
    }
  }
  return true;
}

/** Sets a variable to the path of a program the tests need. */
async function setProgram(variable: string, find: () => Promise<string>): Promise<boolean> {
  const path = await findProgram(find);
  if (path) environment[variable] = path;
  return path !== null;
}

/** Null if it cannot be found, with a message. */
async function findProgram(find: () => Promise<string>): Promise<string | null> {
  try {
    return await find();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

/** A failed stage without a report (types, lint) counts as one failure. */
function countsOf(stage: Stage, succeeded: boolean): TestCounts {
  const none = { passed: 0, failed: 0, flaky: [] };
  const counts = (stage.report && countTests(reportText(stage.report))) || none;
  return succeeded ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

function reportText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Without the shell's own settings, which must not affect the tests. */
function defaultSettings(): NodeJS.ProcessEnv {
  // Tests start hundreds of processes with the same code; this halves their time.
  const compiled = join(root, 'node_modules', '.cache', 'compiled');
  const environment: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: compiled, ...process.env };
  for (const name of Object.keys(variables)) delete environment[name];
  return environment;
}
