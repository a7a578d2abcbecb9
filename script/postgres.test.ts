import { describe, expect, it } from 'vitest';
import { findPostgres, installedPostgres, type Machine } from './postgres.ts';

const debian = [
  ['apt-get', 'update'],
  ['apt-get', 'install', 'postgresql'],
];
const of = (version: string) => `/usr/lib/postgresql/${version}/bin`;

describe('rejected', () => {
  it('a POSTGRES_BIN without the programs, even with another one installed', async () => {
    const machine = machineWith({ override: '/opt/gone', folders: [of('15')] });
    await expect(findPostgres(machine)).rejects.toThrow('POSTGRES_BIN is "/opt/gone"');
  });

  it('with instructions, when nothing can be found or installed', async () => {
    for (const canInstall of [true, false]) {
      const machine = machineWith({ canInstall });
      await expect(findPostgres(machine)).rejects.toMatchObject({
        packages: ['postgresql'],
        message: expect.stringContaining('sudo apt-get install'),
      });
    }
  });

  it('a folder without initdb', async () => {
    const machine = machineWith({ programs: [`${of('15')}/psql`, `${of('15')}/postgres`] });
    expect(installedPostgres(machine)).toBeNull();
  });
});

describe('found', () => {
  it('POSTGRES_BIN first', async () => {
    const machine = machineWith({ override: '/opt/pg', folders: [of('17'), '/opt/pg'] });
    expect(await findPostgres(machine)).toBe('/opt/pg');
  });

  it("on the path, then Debian's newest version", async () => {
    expect(await findPostgres(machineWith({ folders: ['/usr/bin', of('17')] }))).toBe('/usr/bin');
    const versions = ['9.6', '15', '17', '13'].map(of);
    expect(await findPostgres(machineWith({ folders: versions }))).toBe(of('17'));
  });

  it('without installing anything', async () => {
    const machine = machineWith({ folders: [of('15')], canInstall: true });
    await findPostgres(machine);
    expect(machine.ran).toEqual([]);
  });
});

describe('installed', () => {
  it("Debian's package, where packages can be installed", async () => {
    const machine = machineWith({ canInstall: true, installs: of('15') });
    expect(await findPostgres(machine)).toBe(of('15'));
    expect(machine.ran).toEqual(debian);
  });
});

interface MachineOptions {
  override?: string;
  /** Folders with both programs. */
  folders?: string[];
  programs?: string[];
  canInstall?: boolean;
  /** The folder that the package creates; without one, the installation fails. */
  installs?: string;
}

function machineWith({ override = '', folders = [], programs = [], ...options }: MachineOptions) {
  const present = new Set(programs);
  const addPrograms = (folder: string) => {
    for (const name of ['initdb', 'postgres']) present.add(`${folder}/${name}`);
  };
  folders.forEach(addPrograms);
  const ran: string[][] = [];
  const machine: Machine & { ran: string[][] } = {
    ran,
    override,
    isProgram: (path) => present.has(path),
    onPath: (command) => (present.has(`/usr/bin/${command}`) ? `/usr/bin/${command}` : null),
    debianFolders: () => ['9.6', '13', '15', '17'].map(of),
    debianInstaller: () => (options.canInstall ? debian : null),
    run: async (command) => {
      ran.push([...command]);
      if (options.installs && command.includes('install')) addPrograms(options.installs);
      return options.installs !== undefined;
    },
    log: () => {},
  };
  return machine;
}
