import { describe, expect, it } from 'vitest';
import { findPostgres, type Machine, postgresHere } from './postgres.ts';

const debian = [
  ['apt-get', 'update'],
  ['apt-get', 'install', 'postgresql'],
];
const of = (version: string) => `/usr/lib/postgresql/${version}/bin`;

describe('refused', () => {
  it('a POSTGRES_BIN without the programs, although another is there', async () => {
    const machine = machineWith({ named: '/opt/gone', folders: [of('15')] });
    await expect(findPostgres(machine)).rejects.toThrow('POSTGRES_BIN is "/opt/gone"');
  });

  it('with what to do, when nothing can be found or installed', async () => {
    for (const mayInstall of [true, false]) {
      const machine = machineWith({ mayInstall });
      await expect(findPostgres(machine)).rejects.toThrow(
        /apt-get install postgresql.*POSTGRES_BIN/,
      );
    }
  });

  it('a folder with the client alone', async () => {
    const machine = machineWith({ programs: [`${of('15')}/psql`, `${of('15')}/postgres`] });
    expect(postgresHere(machine)).toBeNull();
  });
});

describe('found', () => {
  it('the named one before all others', async () => {
    const machine = machineWith({ named: '/opt/pg', folders: [of('17'), '/opt/pg'] });
    expect(await findPostgres(machine)).toBe('/opt/pg');
  });

  it("on the path, and then Debian's newest", async () => {
    expect(await findPostgres(machineWith({ folders: ['/usr/bin', of('17')] }))).toBe('/usr/bin');
    const versions = ['9.6', '15', '17', '13'].map(of);
    expect(await findPostgres(machineWith({ folders: versions }))).toBe(of('17'));
  });

  it('without installing anything', async () => {
    const machine = machineWith({ folders: [of('15')], mayInstall: true });
    await findPostgres(machine);
    expect(machine.ran).toEqual([]);
  });
});

describe('installed', () => {
  it("Debian's package, when we may", async () => {
    const machine = machineWith({ mayInstall: true, installs: of('15') });
    expect(await findPostgres(machine)).toBe(of('15'));
    expect(machine.ran).toEqual(debian);
  });
});

interface Sketch {
  named?: string;
  /** With both programs in each. */
  folders?: string[];
  programs?: string[];
  mayInstall?: boolean;
  /** The folder that the package brings; without one, installing fails. */
  installs?: string;
}

function machineWith({ named = '', folders = [], programs = [], ...sketch }: Sketch) {
  const present = new Set(programs);
  const bring = (folder: string) => {
    for (const name of ['initdb', 'postgres']) present.add(`${folder}/${name}`);
  };
  folders.forEach(bring);
  const ran: string[][] = [];
  const machine: Machine & { ran: string[][] } = {
    ran,
    named,
    isProgram: (path) => present.has(path),
    onPath: (command) => (present.has(`/usr/bin/${command}`) ? `/usr/bin/${command}` : null),
    debianFolders: () => ['9.6', '13', '15', '17'].map(of),
    debianInstaller: () => (sketch.mayInstall ? debian : null),
    run: async (command) => {
      ran.push([...command]);
      if (sketch.installs && command.includes('install')) bring(sketch.installs);
      return sketch.installs !== undefined;
    },
    say: () => {},
  };
  return machine;
}
