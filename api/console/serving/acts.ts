import { AsyncLocalStorage } from 'node:async_hooks';
import type { Act } from '../../store/audit/audit-store.ts';

/** The current act of the console, for the audit log. */
export interface Acts {
  /** The act of the code that is running. */
  current(): Act;
  /** Runs work as a command such as `console answer`. */
  during<Result>(command: string, work: () => Promise<Result>): Promise<Result>;
}

/** @param base the act of the console itself */
export function consoleActs(base: Act): Acts {
  const running = new AsyncLocalStorage<Act>();
  return {
    current: () => running.getStore() ?? base,
    during: (command, work) =>
      running.run({ ...base, command: `${base.command} ${command}` }, work),
  };
}
