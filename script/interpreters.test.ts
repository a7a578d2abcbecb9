import { describe, expect, it } from 'vitest';
import { findInterpreter, interpreters, type Machine } from './interpreters.ts';

const { python } = interpreters;
const installed = '/usr/bin/python3';

describe('rejected', () => {
  it('a PYTHON_PATH without the library, even if another Python has it', async () => {
    const machine = machineWith({
      override: '/opt/python3',
      good: [installed],
      bad: ['/opt/python3'],
    });
    await expect(findInterpreter(python, machine)).rejects.toThrow('PYTHON_PATH is "/opt/python3"');
  });

  it('with instructions, when it can be neither found nor installed', async () => {
    const machine = machineWith({ canInstall: true });
    await expect(findInterpreter(python, machine)).rejects.toMatchObject({
      packages: ['python3-requests'],
      message: expect.stringContaining('sudo apt-get install'),
    });
  });
});

describe('found', () => {
  it('PYTHON_PATH first', async () => {
    const machine = machineWith({ override: '/opt/python3', good: [installed, '/opt/python3'] });
    expect(await findInterpreter(python, machine)).toBe('/opt/python3');
  });

  it("Debian's, if the one on the path lacks the library", async () => {
    const machine = machineWith({ good: [installed], bad: ['/home/ada/bin/python3'] });
    expect(await findInterpreter(python, machine)).toBe(installed);
  });

  it("Debian's package, where packages can be installed", async () => {
    const machine = machineWith({ canInstall: true, installs: true });
    expect(await findInterpreter(python, machine)).toBe(installed);
  });
});

interface MachineOptions {
  override?: string;
  /** Programs that have the library. */
  good?: string[];
  /** Programs without it; the first is on the path. */
  bad?: string[];
  canInstall?: boolean;
  /** Whether the installation succeeds. */
  installs?: boolean;
}

function machineWith(options: MachineOptions): Machine {
  const good = [...(options.good ?? [])];
  const bad = options.bad ?? [];
  return {
    override: options.override ?? '',
    isProgram: (path) => [...good, ...bad].includes(path),
    onPath: () => bad[0] ?? good[0] ?? null,
    debianInstaller: () => (options.canInstall ? [['apt-get', 'install', 'it']] : null),
    async run([program = '']) {
      if (program !== 'apt-get') return good.includes(program);
      if (options.installs) good.push(installed);
      return options.installs ?? false;
    },
    log() {},
  };
}
