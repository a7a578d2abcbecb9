import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../script/free-port.ts';
import { root } from '../../script/run.ts';

/** A running sample that receives webhooks. */
export interface Receiver {
  url: string;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts a receiver on a free port and waits until it listens.
 * @param command its command line for a port
 * @throws Error with its output when it exits before
 */
export async function startReceiver(
  command: (port: number) => readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Receiver> {
  const port = await freePort();
  const [program = '', ...args] = command(port);
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = once(child, 'close');
  const url = `http://127.0.0.1:${port}/`;
  const stop = async () => {
    child.kill();
    await closed;
  };
  while (child.exitCode === null && child.signalCode === null) {
    if (await isListening(url)) return { url, output: () => output, stop };
    await wait(20);
  }
  throw new Error(`The receiver exited before it listened.\n${output}`);
}

/** Any response will do: an unsigned request is rejected. */
async function isListening(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'POST' });
    return true;
  } catch {
    return false;
  }
}
