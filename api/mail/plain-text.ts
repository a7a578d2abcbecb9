import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bareText } from './bare-text.ts';

/** Milliseconds; a long newsletter takes a tenth of it. */
const limitMs = 2_000;

/**
 * The text part of a mail that somebody wrote in HTML alone. It is made in a thread beside the server,
 * since it may take seconds for HTML that was written to do harm; what takes too long is read without
 * its layout.
 */
export const plainText = textThread(limitMs);

/** @param limit milliseconds that one text may take */
export function textThread(limit: number): (html: string) => Promise<string> {
  let thread: Promise<Worker> | null = null;
  let line: Promise<unknown> = Promise.resolve();

  async function convert(html: string): Promise<string> {
    let worker: Worker | undefined;
    try {
      thread ??= started();
      worker = await thread;
      // It holds up the end of the process only while it works.
      worker.ref();
      const answered = once(worker, 'message', { signal: AbortSignal.timeout(limit) });
      worker.postMessage(html);
      const [text] = await answered;
      return text;
    } catch {
      thread = null;
      void worker?.terminate();
      return bareText(html);
    } finally {
      worker?.unref();
    }
  }

  return (html) => {
    const converted = line.then(() => convert(html));
    line = converted;
    return converted;
  };
}

async function started(): Promise<Worker> {
  const worker = new Worker(new URL('./plain-text-worker.ts', import.meta.url));
  await once(worker, 'message');
  return worker;
}
