import { fork } from 'node:child_process';
import { once } from 'node:events';
import { errorText } from './error-text.ts';
import type { Deliver, Entry } from './queue.ts';
import { Undeliverable } from './undeliverable.ts';

/** The message that the child sends back. */
type Answer = { note: string | undefined } | { error: string; isUndeliverable: boolean };

/** Far more than a delivery needs; one that exceeds it crashes only its child. */
const maxHeapMb = 512;

/**
 * Delivers each entry in a child process, so that an entry that crashes its process does not take the
 * server down with it. A child that exits without a result makes the entry {Undeliverable}.
 * @param program a module that calls `respondToParent`
 * @param settings passed to that module; must be JSON
 */
export function inChild(program: URL, settings: object = {}): Deliver {
  return async (entry, signal) => {
    const child = fork(program, [], {
      // The server's stdout is for its log only.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [`--max-old-space-size=${maxHeapMb}`],
    });
    const abort = () => child.kill('SIGKILL');
    signal.addEventListener('abort', abort, { once: true });
    try {
      const exited = once(child, 'exit');
      const answered = once(child, 'message');
      // The loser of the race may reject later.
      exited.catch(() => {});
      answered.catch(() => {});
      child.send({ entry, settings }, () => {});
      const first = await Promise.race([
        answered.then(([answer]: Answer[]) => ({ answer, end: '' })),
        exited.then(([code, name]) => ({ answer: undefined, end: `${name ?? `code ${code}`}` })),
      ]);
      signal.throwIfAborted();
      if (!first.answer) throw new Undeliverable(crashedWith(first.end));
      return unwrap(first.answer);
    } finally {
      signal.removeEventListener('abort', abort);
      child.kill('SIGKILL');
    }
  };
}

/**
 * Runs in the child: delivers the entry that the parent sends, reports the result, and exits when the
 * parent disconnects.
 * @param createHandlers makes the handlers of all topics from the settings that the parent passed
 */
export async function respondToParent<Settings>(
  createHandlers: (settings: Settings) => Handlers | Promise<Handlers>,
): Promise<void> {
  // Ctrl+C reaches the whole process group, but the parent decides when the child ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit());
  const [task]: { entry: Entry; settings: Settings }[] = await once(process, 'message');
  if (!task) return;
  process.send?.(await answerTo(task.entry, () => createHandlers(task.settings)));
}

type Handlers = Readonly<Record<string, Deliver>>;

async function answerTo(
  entry: Entry,
  createHandlers: () => Handlers | Promise<Handlers>,
): Promise<Answer> {
  try {
    const { topic } = entry;
    const handlers = await createHandlers();
    const handler = Object.hasOwn(handlers, topic) ? handlers[topic] : undefined;
    if (!handler) throw new Error(`This version does not know the topic ${topic}.`);
    return { note: await handler(entry, new AbortController().signal) };
  } catch (error) {
    return { error: errorText(error), isUndeliverable: error instanceof Undeliverable };
  }
}

function unwrap(answer: Answer): string | undefined {
  if (!('error' in answer)) return answer.note;
  throw answer.isUndeliverable ? new Undeliverable(answer.error) : new Error(answer.error);
}

function crashedWith(end: string): string {
  return `The child process that delivered this exited (${end}), as servers had before. Find the cause before you retry it.`;
}
