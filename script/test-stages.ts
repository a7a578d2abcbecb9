import { tool } from './run.ts';

const journeys = { needsBrowser: true, needs: ['build'], wholeMachine: true } as const;

/** One step of `npm test`. */
export interface Stage {
  name: string;
  /** A description, shown in the output. */
  about: string;
  /** Command lines, run at the same time in the repository's root; all must succeed. */
  commands: readonly (readonly string[])[];
  /** The path of the JSON report that the commands write. */
  report?: string;
  needsBrowser?: true;
  needsPostgres?: true;
  /** Python and PHP. */
  needsInterpreters?: true;
  /** Stages to run first, also when this one is requested by name. */
  needs?: readonly string[];
  /** Stages that also run when this one is requested by name. */
  brings?: readonly string[];
  /** Uses every core, so that no other stage should run at the same time. */
  wholeMachine?: true;
  /** Limits runs to `npm test -- all`, or to requests by name. */
  only?: 'all' | 'on request';
}

/**
 * The requested stages and those they bring along, in order.
 * @param requested names of stages; none for the default ones, `all` for those that take longer, too
 */
export function stagesFor(all: readonly Stage[], requested: readonly string[]): Stage[] {
  if (requested.length === 0) return all.filter(({ only }) => !only);
  if (requested.includes(everyStage)) return all.filter(({ only }) => only !== 'on request');
  const needed = all.flatMap(({ name, needs = [], brings = [] }) =>
    requested.includes(name) ? [...needs, ...brings] : [],
  );
  return all.filter(({ name }) => requested.includes(name) || needed.includes(name));
}

type Needs = Omit<Stage, 'name' | 'about' | 'commands' | 'report'>;

/** The argument that requests every stage. */
export const everyStage = 'all';

/** All stages in order: first those that can run next to another. */
export function testStages(reportFolder: string): Stage[] {
  const report = (name: string) => `${reportFolder}/${name}.json`;
  const folder = (name: string, about: string, needs: Needs): Stage => {
    const tests = ['--config', 'script/vitest.stages.config.ts', `tests/${name}/`];
    const commands = [vitest(report(name), ...tests)];
    return { name, about, commands, report: report(name), ...needs };
  };
  return [
    {
      name: 'lint',
      about: 'lint and format',
      commands: [tool('biome', 'ci', '.')],
    },
    {
      name: 'types',
      about: 'types of every workspace',
      commands: [
        tool('tsc', '-p', '.', '--checkers', '1'),
        [process.execPath, 'script/site-types.ts'],
        tool('tsc', '-p', 'console', '--checkers', '1', '--noEmit'),
      ],
    },
    {
      name: 'build',
      about: 'the site, built with default settings',
      commands: [[process.execPath, 'script/build.ts']],
      // Both write the types of the site's content, and these find a mistake in seconds.
      needs: ['types'],
    },
    {
      name: 'domain',
      about: "the domain's rules",
      commands: [vitest(report('domain'), 'domain/')],
      report: report('domain'),
      only: 'on request',
    },
    folder('samples', 'the code samples of the documentation, in every language', {
      needsInterpreters: true,
      only: 'all',
    }),
    {
      name: 'unit',
      about: 'unit, API and architecture tests',
      commands: [vitest(report('unit'), '--project', 'unit')],
      report: report('unit'),
      wholeMachine: true,
    },
    {
      name: 'servers',
      about: 'what starts PostgreSQL, or our server as a process',
      commands: [vitest(report('servers'), '--project', 'servers')],
      report: report('servers'),
      needsPostgres: true,
      wholeMachine: true,
      only: 'all',
    },
    folder('site', 'tests of the built site', {
      needsBrowser: true,
      needs: ['build'],
      wholeMachine: true,
    }),
    folder('linear', 'time that hostile texts take, of any length', {
      wholeMachine: true,
      only: 'all',
    }),
    folder('builds', 'the site built with other settings, prices, brand and recipes', {
      needsBrowser: true,
      needs: ['build'],
      wholeMachine: true,
      only: 'all',
    }),
    ...browserStages(report),
    {
      name: 'coverage',
      about: 'requirements with the tests that name them',
      commands: [[process.execPath, 'script/coverage.ts']],
      only: 'on request',
    },
  ];
}

/** Journeys, and what runs them with other settings. */
function browserStages(report: (name: string) => string): Stage[] {
  const specification = 'tests/specification/run/run.ts';
  return [
    {
      name: 'e2e',
      about: 'a journey for each capability, in a browser',
      commands: [playwright('tests/e2e/(?:console/)?[^/]+\\.spec\\.ts$')],
      report: report('e2e'),
      ...journeys,
    },
    {
      name: 'e2e-extended',
      about: 'the states, widths and failures beyond them, in a browser',
      commands: [playwright('tests/e2e/extended/')],
      report: report('e2e-extended'),
      ...journeys,
      only: 'all',
    },
    {
      name: 'smoke',
      about: 'one journey in a browser',
      commands: [playwright('contact-page.spec.ts', '--grep', '@smoke')],
      report: report('smoke'),
      needsBrowser: true,
      needs: ['build'],
      brings: ['types', 'lint', 'domain'],
      only: 'on request',
    },
    {
      name: 'rebranding',
      about: 'the default stages, in a copy with the brand, prices and words of an operator',
      commands: [[process.execPath, 'tests/rebranding/run.ts']],
      needsBrowser: true,
      wholeMachine: true,
      only: 'on request',
    },
    {
      name: 'specification',
      // Builds the site several times, with other settings.
      about: 'each requirement in a browser, on one origin and on six',
      commands: [[process.execPath, specification, '--report', report('specification')]],
      report: report('specification'),
      ...journeys,
      only: 'on request',
    },
  ];
}

function vitest(report: string, ...args: string[]): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return tool('vitest', 'run', ...args, ...reporters);
}

function playwright(...args: string[]): string[] {
  const config = 'tests/e2e/playwright.config.ts';
  return tool('playwright', 'test', ...args, '-c', config, '--reporter=list,json');
}
