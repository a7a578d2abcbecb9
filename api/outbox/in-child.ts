import { fork } from 'node:child_process';
import { once } from 'node:events';
import { errorText } from './error-text.ts';
import type { Deliver, Entry } from './queue.ts';
import { Undeliverable } from './undeliverable.ts';

/** What the child says of the entry that it was sent. */
type Answer = { note: string | undefined } | { error: string; isUndeliverable: boolean };

/** Megabytes of heap: a delivery takes far less, and one that takes more ends its child alone. */
const maxHeapMb = 512;

/**
 * Delivers in a process of its own, so that an entry that ends its process ends no server.
 * @param program calls `answerParent`
 * @param settings for that program, as JSON can carry them
 * @returns a delivery that throws {Undeliverable} when the child ended without an answer
 */
export function inChild(program: URL, settings: object = {}): Deliver {
  return async (entry, signal) => {
    const child = fork(program, [], {
      // The server's own output has a reader that expects nothing else.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [`--max-old-space-size=${maxHeapMb}`],
    });
    const abort = () => child.kill('SIGKILL');
    signal.addEventListener('abort', abort, { once: true });
    try {
      const ended = once(child, 'exit');
      const answered = once(child, 'message');
      // Whichever loses is of no interest.
      ended.catch(() => {});
      answered.catch(() => {});
      child.send({ entry, settings }, () => {});
      const first = await Promise.race([
        answered.then(([answer]: Answer[]) => ({ answer, end: '' })),
        ended.then(([code, name]) => ({ answer: undefined, end: `${name ?? `code ${code}`}` })),
      ]);
      signal.throwIfAborted();
      if (!first.answer) throw new Undeliverable(endedBy(first.end));
      return outcome(first.answer);
    } finally {
      signal.removeEventListener('abort', abort);
      child.kill('SIGKILL');
    }
  };
}

/**
 * In the child: delivers the entry that the parent sends, says what came of it, and ends with the parent.
 * @param waysFor makes the deliveries of all topics out of the parent's settings
 */
export async function answerParent<Settings>(
  waysFor: (settings: Settings) => Ways | Promise<Ways>,
): Promise<void> {
  // The parent says when it is over, whoever stops both.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit());
  const [task]: { entry: Entry; settings: Settings }[] = await once(process, 'message');
  if (!task) return;
  process.send?.(await answerTo(task.entry, () => waysFor(task.settings)));
}

type Ways = Readonly<Record<string, Deliver>>;

async function answerTo(entry: Entry, waysOf: () => Ways | Promise<Ways>): Promise<Answer> {
  try {
    const { topic } = entry;
    const deliver = await waysOf();
    const handler = Object.hasOwn(deliver, topic) ? deliver[topic] : undefined;
    if (!handler) throw new Error(`This version does not know the topic ${topic}.`);
    return { note: await handler(entry, new AbortController().signal) };
  } catch (error) {
    return { error: errorText(error), isUndeliverable: error instanceof Undeliverable };
  }
}

function outcome(answer: Answer): string | undefined {
  if (!('error' in answer)) return answer.note;
  throw answer.isUndeliverable ? new Undeliverable(answer.error) : new Error(answer.error);
}

function endedBy(end: string): string {
  return `Its process ended (${end}) while this was delivered, and servers had before. See why before you retry it.`;
}
