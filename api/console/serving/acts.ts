import { AsyncLocalStorage } from 'node:async_hooks';
import type { Act } from '../../store/audit/audit-store.ts';

/** What the console does at the moment, for the audit log. */
export interface Acts {
  /** The entry of whatever changes the store now. */
  current(): Act;
  /** Runs a change as a command of its own: `console answer`. */
  during<Result>(command: string, work: () => Promise<Result>): Promise<Result>;
}

/** @param base who runs the console */
export function consoleActs(base: Act): Acts {
  const running = new AsyncLocalStorage<Act>();
  return {
    current: () => running.getStore() ?? base,
    during: (command, work) =>
      running.run({ ...base, command: `${base.command} ${command}` }, work),
  };
}
