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
  /** Runs when it is asked for by name, and not with `npm test`. */
  onRequest?: true;
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
    },
    {
      name: 'e2e',
      about: 'journeys in a browser',
      commands: [
        {
          line: tool(
            'playwright',
            'test',
            '-c',
            'tests/e2e/playwright.config.ts',
            '--reporter=list,json',
          ),
        },
      ],
      report: report('e2e'),
      needsBrowser: true,
    },
    {
      name: 'coverage',
      about: 'requirements with the tests that name them',
      commands: [{ line: [process.execPath, 'script/coverage.ts'] }],
      onRequest: true,
    },
  ];
}
