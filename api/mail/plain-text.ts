import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bareText } from './bare-text.ts';

/** A long newsletter takes a tenth of this. */
const limitMs = 2_000;

/**
 * The text part of a mail that has only HTML. It is rendered in a worker thread, since hostile HTML may take
 * seconds; on timeout the text loses its layout.
 */
export const plainText = textThread(limitMs);

/** @param limit in milliseconds for one text */
export function textThread(limit: number): (html: string) => Promise<string> {
  let thread: Promise<Worker> | null = null;
  let line: Promise<unknown> = Promise.resolve();

  async function convert(html: string): Promise<string> {
    let worker: Worker | undefined;
    try {
      thread ??= started();
      worker = await thread;
      // Keeps the process alive only while it is working.
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
