import { tool } from './run.ts';

/** One step of `npm test`. */
export interface Stage {
  name: string;
  /** Completes the sentence "Now: …". */
  about: string;
  /** Command lines from the repository's root (or `cwd`), which must all succeed. */
  commands: readonly { line: readonly string[]; cwd?: string }[];
  /** The commands write a JSON report of their tests to this file's path. */
  report?: string;
  needsBrowser?: true;
  needsPostgres?: true;
  /** Python and PHP. */
  needsInterpreters?: true;
  /** Stages that run before it, when it is asked for by name as well. */
  needs?: readonly string[];
  /** Runs when it is asked for by name, and not with `npm test`. */
  onRequest?: true;
}

/** The stages to run, in their order: those asked for with what they need, or without names all usual ones. */
export function stagesFor(all: readonly Stage[], asked: readonly string[]): Stage[] {
  if (asked.length === 0) return all.filter(({ onRequest }) => !onRequest);
  const needed = all.flatMap(({ name, needs = [] }) => (asked.includes(name) ? needs : []));
  return all.filter(({ name }) => asked.includes(name) || needed.includes(name));
}

/** All stages in the order they run: the quick ones first, each on what the ones before have shown. */
export function testStages(reportFolder: string): Stage[] {
  const report = (name: string) => `${reportFolder}/${name}.json`;
  const vitest = (name: string, ...args: string[]) =>
    tool(
      'vitest',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
    );
  const playwright = (...args: string[]) =>
    tool(
      'playwright',
      'test',
      ...args,
      '-c',
      'tests/e2e/playwright.config.ts',
      '--reporter=list,json',
    );
  return [
    {
      name: 'types',
      about: 'types of every workspace',
      commands: [{ line: tool('tsc', '-p', '.') }, { line: tool('astro', 'check'), cwd: 'site' }],
    },
    {
      name: 'lint',
      about: 'lint and format',
      commands: [{ line: tool('biome', 'ci', '.') }],
    },
    {
      name: 'domain',
      about: "the domain's rules",
      commands: [{ line: vitest('domain', 'domain/') }],
      report: report('domain'),
      onRequest: true,
    },
    {
      name: 'unit',
      about: 'unit, API and architecture tests',
      commands: [{ line: vitest('unit') }],
      report: report('unit'),
      needsPostgres: true,
    },
    {
      name: 'samples',
      about: 'the code samples of the documentation, in every language',
      commands: [{ line: vitest('samples', '--config', 'script/vitest.samples.config.ts') }],
      report: report('samples'),
      needsInterpreters: true,
    },
    {
      name: 'build',
      about: 'the site, built with default settings',
      commands: [{ line: [process.execPath, 'script/build.ts'] }],
    },
    {
      name: 'site',
      about: 'tests of the built site',
      commands: [{ line: vitest('site', '--config', 'script/vitest.site.config.ts') }],
      report: report('site'),
      needsBrowser: true,
      needs: ['build'],
    },
    {
      name: 'e2e',
      about: 'journeys in a browser',
      commands: [{ line: playwright() }],
      report: report('e2e'),
      needsBrowser: true,
      needs: ['build'],
    },
    {
      name: 'smoke',
      about: 'one journey in a browser',
      commands: [{ line: playwright('contact-page.spec.ts', '-g', 'an enquiry is sent') }],
      report: report('smoke'),
      needsBrowser: true,
      needs: ['types', 'lint', 'domain', 'build'],
      onRequest: true,
    },
    {
      name: 'coverage',
      about: 'requirements with the tests that name them',
      commands: [{ line: [process.execPath, 'script/coverage.ts'] }],
      onRequest: true,
    },
  ];
}
