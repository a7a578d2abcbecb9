import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';

/** A running server of the built site and its API. */
export interface RunningServer {
  /** Its URL, without trailing slash. */
  url: string;
  dataDir: string;
  /** Shuts down gracefully, and removes a temporary data folder. */
  stop(): Promise<void>;
}

/**
 * Starts the server on a free port with an empty store, for tests and screenshots.
 * @param environment overrides variables of this process; with DATA_DIR the store outlives the server
 * @throws Error with the server's output when it exits before it is ready
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const ownDataDir = environment.DATA_DIR ? null : await mkdtemp(join(tmpdir(), 'grovemail-'));
  const dataDir = environment.DATA_DIR ?? ownDataDir ?? '';
  const child = spawn(process.execPath, [join(root, 'api', 'server.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => child.kill();
  process.once('exit', kill);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    if (ownDataDir) await rm(ownDataDir, { recursive: true, force: true });
  };
  try {
    return { url: await readyAddress(child), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: string) => {
      said += text;
      const address = /ready at (http:\/\/\S+?)\/?\s/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The server ended before it was ready.\n${said}`)));
  });
}
