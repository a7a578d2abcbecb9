import type { Config } from '@grovemail/config/read-config.ts';
import type { VariableName } from '@grovemail/config/variables.ts';
import type { Act, CurrentAct } from '../../store/audit/audit-store.ts';
import type { Store } from '../../store/store.ts';

/** What the commands need from the process. */
export interface OpsIo {
  /**
   * The configuration, of which only the named variables are checked.
   * @throws {ConfigError}
   */
  config(needs: readonly VariableName[]): Config;
  /** For reading, beside a running server. */
  openStore(): Promise<OpenedStore>;
  /** For reading and writing, beside a running server. @param act default: this command */
  openStoreForWriting(act?: CurrentAct): Promise<OpenedStore>;
  /** The same, but creates the store when there is none, for setup before the first start. */
  openOrCreateStore(): Promise<OpenedStore>;
  /** The audit log entry of this command, for a store that it opens itself. */
  act(): Act;
  /** Standard input, to its end. */
  input(): Promise<Uint8Array>;
  /** Standard output. */
  print(text: string): void;
  /** Resolves once the reader of standard output has taken what was printed. */
  drained(): Promise<void>;
  /** Standard error. */
  printError(text: string): void;
  /** Asks on the terminal; null when the command does not run on one. */
  ask: ((question: string) => Promise<string>) | null;
  /** Waits, in milliseconds. @returns false once the command is to end */
  pause(ms: number): Promise<boolean>;
  /** Lines that are typed on the terminal, until the command is to end. */
  lines(): AsyncIterable<string>;
  /** The program that opens files on a desktop; null without one. */
  opener: string | null;
  /** Columns of the terminal; null when the output goes to a file or a pipe. */
  width: number | null;
  /** Where progress is drawn; null when standard error is not a terminal. */
  terminal: NodeJS.WritableStream | null;
}

/** A store that `await using` closes. */
export type OpenedStore = Store & AsyncDisposable;

/** The same from the process, which needs the audit log entry to open a store for writing. */
export type ProcessIo = Omit<
  OpsIo,
  'openStore' | 'openStoreForWriting' | 'openOrCreateStore' | 'act'
> & {
  openStore(): Promise<Store>;
  openStoreForWriting(act: CurrentAct): Promise<Store>;
  openOrCreateStore(act: CurrentAct): Promise<Store>;
  /** Who runs the command, see `operatorName`. */
  operator: string;
};
