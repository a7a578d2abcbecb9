import { describe, expect, it } from 'vitest';
import { runStages } from './run-stages.ts';

describe('runs', () => {
  it('two stages at the same time, the next as soon as one ends', async () => {
    const { log, start, end } = recorded([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    const done = start();
    await end('b');
    await end('a');
    await end('c');
    await done;
    expect(log).toEqual(['+a', '+b', '-b', '+c', '-a', '-c']);
  });

  it('a stage after the ones it needs', async () => {
    const { log, start, end } = recorded([
      { name: 'build' },
      { name: 'types', needs: ['build', 'not requested'] },
      { name: 'journey', needs: ['build'] },
      { name: 'lint' },
    ]);
    const done = start();
    await end('lint');
    await end('build');
    await end('types');
    await end('journey');
    await done;
    expect(log.slice(0, 2)).toEqual(['+build', '+lint']);
    expect(log.slice(2)).toEqual(['-lint', '-build', '+types', '+journey', '-types', '-journey']);
  });

  it('a stage that uses every core, alone', async () => {
    const { log, start, end } = recorded([
      { name: 'lint' },
      { name: 'unit', wholeMachine: true },
      { name: 'e2e', wholeMachine: true },
      { name: 'types' },
    ]);
    const done = start();
    await end('lint');
    await end('types');
    await end('unit');
    await end('e2e');
    await done;
    expect(log).toEqual(['+lint', '+types', '-lint', '-types', '+unit', '-unit', '+e2e', '-e2e']);
  });
});

it('starts no other stage after a failure, and waits for running ones', async () => {
  const { log, start, end } = recorded([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  const done = start();
  await end('a', false);
  await end('b');
  await done;
  expect(log).toEqual(['+a', '+b', '-a', '-b']);
});

type Stages = Parameters<typeof runStages>[0];

/** Stages that end when the test says so, and a log of their starts and ends. */
function recorded(stages: Stages) {
  const log: string[] = [];
  const ends = new Map<string, (passed: boolean) => void>();
  const run = async ({ name }: Stages[number]) => {
    log.push(`+${name}`);
    const passed = await new Promise<boolean>((resolve) => ends.set(name, resolve));
    log.push(`-${name}`);
    return passed;
  };
  return {
    log,
    start: () => runStages(stages, run),
    async end(name: string, passed = true) {
      ends.get(name)?.(passed);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
