import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL of its own in a temporary folder, reached over a socket in that folder alone. */
export interface PostgresCluster {
  /** Of its one database, as `DATABASE_URL` takes it. */
  url: string;
  /** Ends the server: `fast` as an operator would, `kill` as a power cut would. */
  halt(how: 'fast' | 'kill'): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Ends it and removes the folder. */
  remove(): Promise<void>;
}

/**
 * @param bin the folder with initdb and postgres
 * @param options.fsync `off` where no power cut is drilled: a killed server loses nothing by it
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
      // What a killed server left behind may need a moment to be gone.
    } while (!(await answers(url, server)) && server.said().includes('is still in use'));
    if (server.code() !== null) throw new Error(`PostgreSQL ended:\n${server.said()}`);
  }

  async function halt(how: 'fast' | 'kill'): Promise<void> {
    if (!server) return;
    // Only the first process is killed: the others notice and end, as after a crash of the server.
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
    // What is made here is synced by the first checkpoint; that a commit is, is left as it is.
    const making = run('initdb', ['-D', data, ...identity, '--no-sync']);
    await making.ended;
    if (making.code() !== 0) throw new Error(`initdb failed:\n${making.said()}`);
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
  said(): string;
}

/** PostgreSQL refuses to run as root, so root hands it to the user that it came with. */
function serverOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8');
  const [, uid, gid] =
    /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Ends the server when the pipe ends, and so with us, however we end. */
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
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (chunk) => {
      said += chunk;
    });
  }
  return { ended: once(child, 'exit'), code: () => child.exitCode, said: () => said };
}

/** Waits until the server takes connections. @returns false when it ended instead */
async function answers(url: string, { code }: Running): Promise<boolean> {
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

/** The first line of the file that a running server keeps in its data. */
function pidIn(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}
