// `npm test` runs the default stages, `npm test -- all` the long ones, too; `npm test -- unit e2e` runs these and the
// stages they need.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { variables } from '@grovemail/config/variables.ts';
import { findChromium, fullChromium, headlessShell } from './browser.ts';
import { countTests, finalLine, type TestCounts } from './count-tests.ts';
import { findInterpreter, interpreters } from './interpreters.ts';
import { findPostgres } from './postgres.ts';
import { installCommand, MissingProgram } from './programs.ts';
import { root, run } from './run.ts';
import { runStages } from './run-stages.ts';
import { everyStage, type Stage, stagesFor, testStages } from './test-stages.ts';

const reports = mkdtempSync(join(tmpdir(), 'grovemail-test-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

const requested = process.argv.slice(2);
const all = testStages(reports);
const names = [...all.map(({ name }) => name), everyStage];
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no stage "${unknown.join('", "')}"; the stages are ${names.join(', ')}.`);
  process.exit(2);
}

const stages = stagesFor(all, requested);
const environment = defaultSettings();
const total = { passed: 0, failed: 0 };
const summary: string[] = [];

await findPrograms();

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
  // Concurrent stages show their output when they end.
  const output: string[] = [];
  const onOutput = (text: string) => output.push(text);
  const visible = stage.wholeMachine || stages.length === 1;
  const codes = await Promise.all(
    stage.commands.map((command) =>
      run(command, {
        environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: stage.report },
        ...(visible ? {} : { onOutput }),
      }),
    ),
  );
  if (!visible) console.log(`\n${stage.name}:\n${output.join('').trim()}`);
  return codes.every((code) => code === 0);
}

/** Finds or installs what the stages need; exits with one command to run if something is missing. */
async function findPrograms(): Promise<void> {
  const finds: (() => Promise<string>)[] = [];
  const needs = (name: 'needsBrowser' | 'needsPostgres' | 'needsInterpreters') =>
    stages.some((stage) => stage[name]);
  if (needs('needsBrowser')) {
    finds.push(
      () => findChromium(headlessShell),
      () => findChromium(fullChromium),
    );
  }
  if (needs('needsPostgres')) {
    finds.push(async () => (environment.POSTGRES_BIN = await findPostgres()));
  }
  if (needs('needsInterpreters')) {
    for (const interpreter of Object.values(interpreters)) {
      finds.push(
        async () => (environment[interpreter.variable] = await findInterpreter(interpreter)),
      );
    }
  }

  const packages: string[] = [];
  for (const find of finds) {
    try {
      await find();
    } catch (error) {
      if (error instanceof MissingProgram) packages.push(...error.packages);
      console.error(error instanceof MissingProgram ? error.reason : String(error));
      process.exitCode = 1;
    }
  }
  if (packages.length > 0) console.error(`\nOn Debian, run: ${installCommand(packages)}`);
  if (process.exitCode) {
    console.log(finalLine({ passed: 0, failed: 1 }));
    process.exit();
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
