import { describe, expect, it } from 'vitest';
import { findChromium, type Machine } from './browser.ts';

const debian = [
  ['apt-get', 'update'],
  ['apt-get', 'install', 'chromium'],
];

describe('refused', () => {
  it('a CHROMIUM_PATH where no program is, although another browser is there', async () => {
    const machine = machineWith({ named: '/opt/gone', programs: ['/usr/bin/chromium'] });
    await expect(findChromium(machine)).rejects.toThrow('CHROMIUM_PATH is "/opt/gone"');
  });

  it('with what to do, when nothing can be found or installed', async () => {
    const machine = machineWith({ mayInstall: true });
    await expect(findChromium(machine)).rejects.toThrow(/apt-get install chromium.*CHROMIUM_PATH/);
  });
});

describe('found', () => {
  it('the named one before all others', async () => {
    const machine = machineWith({
      named: '/opt/chrome',
      programs: ['/opt/chrome', '/usr/bin/chromium'],
    });
    expect(await findChromium(machine)).toBe('/opt/chrome');
  });

  it('chromium, then chromium-browser, then google-chrome', async () => {
    const programs = ['/usr/bin/google-chrome', '/usr/bin/chromium-browser', '/usr/bin/chromium'];
    for (const program of [...programs].reverse()) {
      expect(await findChromium(machineWith({ programs }))).toBe(program);
      programs.pop();
    }
  });

  it("Playwright's own when it is there already, and then installs nothing", async () => {
    const machine = machineWith({ programs: ['/cache/chrome'], mayInstall: true });
    expect(await findChromium(machine)).toBe('/cache/chrome');
    expect(machine.ran).toEqual([]);
  });
});

describe('installed', () => {
  it("Debian's package, when we may", async () => {
    const machine = machineWith({ mayInstall: true, installs: { 'apt-get': '/usr/bin/chromium' } });
    expect(await findChromium(machine)).toBe('/usr/bin/chromium');
    expect(machine.ran).toEqual(debian);
  });

  it("Playwright's, when Debian's cannot be had", async () => {
    const machine = machineWith({ mayInstall: true, installs: { install: '/cache/chrome' } });
    expect(await findChromium(machine)).toBe('/cache/chrome');
    // The index could not be read, so the package was not asked for.
    expect(machine.ran.map((command) => command.includes('update'))).toEqual([true, false]);
  });

  it("Playwright's, when we may not install packages", async () => {
    const machine = machineWith({ installs: { install: '/cache/chrome' } });
    expect(await findChromium(machine)).toBe('/cache/chrome');
    expect(machine.ran).toHaveLength(1);
  });
});

interface Sketch {
  named?: string;
  programs?: string[];
  mayInstall?: boolean;
  /** A command with this word in it succeeds and brings this program. */
  installs?: Record<string, string>;
}

function machineWith({ named = '', programs = [], mayInstall = false, installs = {} }: Sketch) {
  const present = new Set(programs);
  const ran: string[][] = [];
  const machine: Machine & { ran: string[][] } = {
    ran,
    named,
    isProgram: (path) => present.has(path),
    onPath: (command) => (present.has(`/usr/bin/${command}`) ? `/usr/bin/${command}` : null),
    playwrightPath: () => '/cache/chrome',
    debianInstaller: () => (mayInstall ? debian : null),
    run: async (command) => {
      ran.push([...command]);
      const brought = Object.entries(installs).find(([word]) => command.includes(word));
      if (brought) present.add(brought[1]);
      return brought !== undefined;
    },
    say: () => {},
  };
  return machine;
}
