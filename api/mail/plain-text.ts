import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bareText } from './bare-text.ts';

/** The text part of a mail. `isBare`: without layout and links, because rendering them took too long. */
export interface PlainText {
  text: string;
  isBare: boolean;
}

/** Who waits for a text: the delivery of an email, or the caller who sent one with a test key. In the order served. */
const readers = ['delivery', 'customer', 'visitor'] as const;
export type Reader = (typeof readers)[number];

/** Milliseconds for one text. HTML of 100 KB, beyond which Gmail cuts an email, takes about 120. */
const limits: Record<Reader, number> = { delivery: 1_000, customer: 1_000, visitor: 250 };

/** Callers of each kind that may wait; any further one gets a bare text. The lanes limit deliveries. */
const maxWaiting = 16;

/**
 * The text part of a mail that has only HTML. It is rendered in a worker thread, since hostile HTML may take
 * seconds. A delivery never waits for more than one caller's text.
 */
export const plainText = textThread(limits);

/** @param limit in milliseconds for one text */
export function textThread(
  limit: Record<Reader, number>,
): (html: string, reader?: Reader) => Promise<PlainText> {
  const lines: Record<Reader, (() => Promise<void>)[]> = {
    delivery: [],
    customer: [],
    visitor: [],
  };
  let thread: Promise<Worker> | null = null;
  let isWorking = false;

  async function convert(html: string, reader: Reader): Promise<PlainText> {
    let worker: Worker | undefined;
    try {
      thread ??= started();
      worker = await thread;
      // Keeps the process alive only while it is working.
      worker.ref();
      const answered = once(worker, 'message', { signal: AbortSignal.timeout(limit[reader]) });
      worker.postMessage(html);
      const [text] = await answered;
      return { text, isBare: false };
    } catch {
      thread = null;
      void worker?.terminate();
      return { text: bareText(html), isBare: true };
    } finally {
      worker?.unref();
    }
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (;;) {
      const reader = readers.find((each) => lines[each].length > 0);
      if (!reader) break;
      await lines[reader].shift()?.();
    }
    isWorking = false;
  }

  return (html, reader = 'delivery') => {
    if (reader !== 'delivery' && lines[reader].length >= maxWaiting) {
      return Promise.resolve({ text: bareText(html), isBare: true });
    }
    const { promise, resolve } = Promise.withResolvers<PlainText>();
    lines[reader].push(async () => resolve(await convert(html, reader)));
    void work();
    return promise;
  };
}

async function started(): Promise<Worker> {
  const worker = new Worker(new URL('./plain-text-worker.ts', import.meta.url));
  await once(worker, 'message');
  return worker;
}
