import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';

/** A running server of the built site and the API. */
export interface RunningServer {
  /** Without trailing slash. */
  url: string;
  dataDir: string;
  /** Shuts down gracefully and removes a temporary data folder. */
  stop(): Promise<void>;
}

/**
 * Starts the server on a free port with an empty store, for tests and screenshots.
 * @param environment overrides variables of this process; with DATA_DIR, the store outlives the server
 * @param sources the repository's folder, or that of a copy
 * @throws Error with the server's output when it exits before it is ready
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  sources = root,
): Promise<RunningServer> {
  const ownDataDir = environment.DATA_DIR ? null : await mkdtemp(join(tmpdir(), 'grovemail-'));
  const dataDir = environment.DATA_DIR ?? ownDataDir ?? '';
  const child = spawn(process.execPath, [join(sources, 'api', 'server.ts')], {
    cwd: sources,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => child.kill();
  process.once('exit', kill);
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
    process.off('exit', kill);
    if (ownDataDir) await rm(ownDataDir, { recursive: true, force: true });
  };
  try {
    return { url: await readyUrl(child), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const onData = (text: string) => {
      output += text;
      const url = /ready at (http:\/\/\S+?)\/?\s/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.setEncoding('utf8').on('data', onData);
    child.stderr?.setEncoding('utf8').on('data', onData);
    child.once('error', reject);
    child.once('close', () =>
      reject(new Error(`The server exited before it was ready.\n${output}`)),
    );
  });
}
