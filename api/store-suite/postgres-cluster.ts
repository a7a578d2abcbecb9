import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server in a temporary folder, reachable only over a socket in that folder. */
export interface PostgresCluster {
  /** The URL of its only database, as for `DATABASE_URL`. */
  url: string;
  /** Stops the server: `fast` as an operator would, `kill` as a power cut would. */
  halt(how: 'fast' | 'kill'): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Stops it and removes the folder. */
  remove(): Promise<void>;
}

/**
 * @param bin the folder with initdb and postgres
 * @param options.fsync `off` unless a power cut is simulated: a killed server loses nothing without it
 */
export async function startCluster(
  bin: string,
  { fsync = 'on' }: { fsync?: 'on' | 'off' } = {},
): Promise<PostgresCluster> {
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'grovemail-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const url = `postgres://grovemail@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: Running | null = null;

  const run = (command: string, args: string[]) => runServer(join(bin, command), args, owner);
  const settings = [
    `fsync=${fsync}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=',
    'timezone=UTC',
  ];

  async function start(): Promise<void> {
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    do {
      server = run('postgres', args);
      // The remains of a killed server may take a moment to disappear.
    } while (!(await responds(url, server)) && server.output().includes('is still in use'));
    if (server.code() !== null) throw new Error(`PostgreSQL ended:\n${server.output()}`);
  }

  async function halt(how: 'fast' | 'kill'): Promise<void> {
    if (!server) return;
    // Only the first process is killed: the others notice and exit, as after a server crash.
    process.kill(pidIn(data), how === 'fast' ? 'SIGINT' : 'SIGKILL');
    await server.ended;
    server = null;
  }

  async function remove(): Promise<void> {
    await halt('kill');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }

  try {
    const identity = ['-U', 'grovemail', '-A', 'trust', '-E', 'UTF8', '--no-locale'];
    // The first checkpoint syncs what is created here; the setting for commits is unchanged.
    const making = run('initdb', ['-D', data, ...identity, '--no-sync']);
    await making.ended;
    if (making.code() !== 0) throw new Error(`initdb failed:\n${making.output()}`);
    await start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { url, halt, start, remove };
}

interface Running {
  ended: Promise<unknown>;
  code(): number | null;
  output(): string;
}

/** PostgreSQL does not run as root, so root runs it as the user it was installed with. */
function serverOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8');
  const [, uid, gid] =
    /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Stops the server when the pipe closes, and so whenever this process ends. */
const endWithUs = `
  "$@" 3<&- & server=$!
  { read _; kill -QUIT $server; } <&3 & watch=$!
  wait $server; code=$?; kill $watch; exit $code`;

function runServer(program: string, args: string[], owner: object | null): Running {
  const child = spawn('/bin/sh', ['-c', endWithUs, 'sh', program, ...args], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    ...owner,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { ended: once(child, 'exit'), code: () => child.exitCode, output: () => output };
}

/** Waits until the server accepts connections. @returns false if it exited instead */
async function responds(url: string, { code }: Running): Promise<boolean> {
  while (code() === null) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(20);
    }
  }
  return false;
}

/** The first line of the file a running server keeps in its data folder. */
function pidIn(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}
