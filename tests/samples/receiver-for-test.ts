import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../script/free-port.ts';
import { root } from '../../script/run.ts';

/** A sample that takes webhooks, running. */
export interface Receiver {
  url: string;
  /** What it has printed so far. */
  said(): string;
  stop(): Promise<void>;
}

/**
 * Starts a receiver on a free port and waits until it listens.
 * @param command its line for this port
 * @throws Error with what it printed, when it ends before
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
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}/`;
  const stop = async () => {
    child.kill();
    await ended;
  };
  while (child.exitCode === null && child.signalCode === null) {
    if (await answers(url)) return { url, said: () => said, stop };
    await wait(20);
  }
  throw new Error(`The receiver ended before it listened.\n${said}`);
}

/** Whether anything listens; an unsigned request is refused, which is an answer too. */
async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'POST' });
    return true;
  } catch {
    return false;
  }
}
