import { describe, expect, it } from 'vitest';
import { findInterpreter, interpreters, type Machine } from './interpreters.ts';

const { python } = interpreters;
const installed = '/usr/bin/python3';

describe('refused', () => {
  it('a PYTHON_PATH without the library, although another Python has it', async () => {
    const machine = machineWith({
      named: '/opt/python3',
      good: [installed],
      bad: ['/opt/python3'],
    });
    await expect(findInterpreter(python, machine)).rejects.toThrow('PYTHON_PATH is "/opt/python3"');
  });

  it('with what to do, when it can be neither found nor installed', async () => {
    const machine = machineWith({ mayInstall: true });
    await expect(findInterpreter(python, machine)).rejects.toThrow(
      /apt-get install python3-requests.*PYTHON_PATH/,
    );
  });
});

describe('found', () => {
  it('the named one before all others', async () => {
    const machine = machineWith({ named: '/opt/python3', good: [installed, '/opt/python3'] });
    expect(await findInterpreter(python, machine)).toBe('/opt/python3');
  });

  it("Debian's behind one on the path that lacks the library", async () => {
    const machine = machineWith({ good: [installed], bad: ['/home/ada/bin/python3'] });
    expect(await findInterpreter(python, machine)).toBe(installed);
  });

  it("Debian's package, when we may install it", async () => {
    const machine = machineWith({ mayInstall: true, installs: true });
    expect(await findInterpreter(python, machine)).toBe(installed);
  });
});

interface Sketch {
  named?: string;
  /** Programs that have the library. */
  good?: string[];
  /** Programs that lack it; the first is on the path. */
  bad?: string[];
  mayInstall?: boolean;
  /** Whether Debian's installer brings it. */
  installs?: boolean;
}

function machineWith(sketch: Sketch): Machine {
  const good = [...(sketch.good ?? [])];
  const bad = sketch.bad ?? [];
  return {
    named: sketch.named ?? '',
    isProgram: (path) => [...good, ...bad].includes(path),
    onPath: () => bad[0] ?? good[0] ?? null,
    debianInstaller: () => (sketch.mayInstall ? [['apt-get', 'install', 'it']] : null),
    async run([program = '']) {
      if (program !== 'apt-get') return good.includes(program);
      if (sketch.installs) good.push(installed);
      return sketch.installs ?? false;
    },
    say() {},
  };
}
