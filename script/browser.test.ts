import { describe, expect, it } from 'vitest';
import { findChromium, fullChromium, headlessShell, type Machine } from './browser.ts';

const debian = (name: string) => [
  ['apt-get', 'update'],
  ['apt-get', 'install', name],
];

describe('rejected', () => {
  it('a CHROMIUM_PATH that is not a program, even with another browser installed', async () => {
    const machine = machineWith({ override: '/opt/gone', programs: ['/usr/bin/chromium'] });
    await expect(findChromium(fullChromium, machine)).rejects.toThrow(
      'CHROMIUM_PATH is "/opt/gone"',
    );
  });

  it('with instructions, when nothing can be found or installed', async () => {
    const machine = machineWith({ canInstall: true });
    await expect(findChromium(fullChromium, machine)).rejects.toMatchObject({
      packages: ['chromium'],
      message: expect.stringContaining('sudo apt-get install'),
    });
  });
});

describe('found', () => {
  it('CHROMIUM_PATH first', async () => {
    const machine = machineWith({
      override: '/opt/chrome',
      programs: ['/opt/chrome', '/usr/bin/chromium'],
    });
    expect(await findChromium(fullChromium, machine)).toBe('/opt/chrome');
  });

  it('chromium, then chromium-browser, then google-chrome', async () => {
    const programs = ['/usr/bin/google-chrome', '/usr/bin/chromium-browser', '/usr/bin/chromium'];
    for (const program of [...programs].reverse()) {
      expect(await findChromium(fullChromium, machineWith({ programs }))).toBe(program);
      programs.pop();
    }
  });

  it("Playwright's own if it is already installed, without installing anything", async () => {
    const machine = machineWith({ programs: ['/cache/chrome'], canInstall: true });
    expect(await findChromium(fullChromium, machine)).toBe('/cache/chrome');
    expect(machine.ran).toEqual([]);
  });
});

describe('for tests', () => {
  const shell = '/usr/bin/chromium-headless-shell';

  it('the headless shell, even if there is also a full Chromium', async () => {
    const machine = machineWith({ programs: ['/usr/bin/chromium', shell] });
    expect(await findChromium(headlessShell, machine)).toBe(shell);
    expect(await findChromium(fullChromium, machine)).toBe('/usr/bin/chromium');
  });

  it('a full Chromium if there is one, without installing anything', async () => {
    const machine = machineWith({ programs: ['/usr/bin/chromium'], canInstall: true });
    expect(await findChromium(headlessShell, machine)).toBe('/usr/bin/chromium');
    expect(machine.ran).toEqual([]);
  });

  it('CHROMIUM_PATH first', async () => {
    const machine = machineWith({ override: '/opt/chrome', programs: ['/opt/chrome', shell] });
    expect(await findChromium(headlessShell, machine)).toBe('/opt/chrome');
  });

  it('the headless shell from Debian, when there is no browser', async () => {
    const machine = machineWith({ canInstall: true, installs: { 'apt-get': shell } });
    expect(await findChromium(headlessShell, machine)).toBe(shell);
    expect(machine.ran).toEqual(debian('chromium-headless-shell'));
  });
});

describe('installed', () => {
  it("Debian's package, where packages can be installed", async () => {
    const machine = machineWith({ canInstall: true, installs: { 'apt-get': '/usr/bin/chromium' } });
    expect(await findChromium(fullChromium, machine)).toBe('/usr/bin/chromium');
    expect(machine.ran).toEqual(debian('chromium'));
  });

  it("Playwright's, when Debian's package fails to install", async () => {
    const machine = machineWith({ canInstall: true, installs: { install: '/cache/chrome' } });
    expect(await findChromium(fullChromium, machine)).toBe('/cache/chrome');
    // apt-get update failed, so apt-get install was not run.
    expect(machine.ran.map((command) => command.includes('update'))).toEqual([true, false]);
  });

  it("Playwright's, where packages cannot be installed", async () => {
    const machine = machineWith({ installs: { install: '/cache/chrome' } });
    expect(await findChromium(fullChromium, machine)).toBe('/cache/chrome');
    expect(machine.ran).toHaveLength(1);
  });
});

interface MachineOptions {
  override?: string;
  programs?: string[];
  canInstall?: boolean;
  /** Keyed by argument: a command with it succeeds and installs this program. */
  installs?: Record<string, string>;
}

function machineWith({
  override = '',
  programs = [],
  canInstall = false,
  installs = {},
}: MachineOptions) {
  const present = new Set(programs);
  const ran: string[][] = [];
  const machine: Machine & { ran: string[][] } = {
    ran,
    override,
    isProgram: (path) => present.has(path),
    onPath: (command) => (present.has(`/usr/bin/${command}`) ? `/usr/bin/${command}` : null),
    playwrightPath: () => '/cache/chrome',
    debianInstaller: (name) => (canInstall ? debian(name) : null),
    run: async (command) => {
      ran.push([...command]);
      const match = Object.entries(installs).find(([argument]) => command.includes(argument));
      if (match) present.add(match[1]);
      return match !== undefined;
    },
    log: () => {},
  };
  return machine;
}
