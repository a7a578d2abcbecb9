import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { OperatorError } from '../process/operator-error.ts';

/**
 * Asks questions on a terminal. Lines that are pasted in advance answer the next questions.
 * @returns a function from a question to the line typed
 */
export function asker(input: Readable, output: Writable): (question: string) => Promise<string> {
  let terminal: Interface | null = null;
  let lines: AsyncIterator<string>;
  return async (question) => {
    if (!terminal) {
      terminal = createInterface({ input, output });
      lines = terminal[Symbol.asyncIterator]();
    }
    terminal.setPrompt(question);
    terminal.prompt();
    const { value, done } = await lines.next();
    // Ctrl+C or Ctrl+D.
    if (done) throw new OperatorError('\nStopped without an answer.');
    // An open terminal would keep the process alive.
    terminal.pause();
    return value;
  };
}
