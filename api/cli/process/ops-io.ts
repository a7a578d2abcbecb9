import type { Config } from '@grovemail/config/read-config.ts';
import type { VariableName } from '@grovemail/config/variables.ts';
import type { Act, CurrentAct } from '../../store/audit/audit-store.ts';
import type { Store } from '../../store/store.ts';

/** The commands' access to the process. */
export interface OpsIo {
  /** Reads the configuration, and checks the named variables only. @throws {ConfigError} */
  config(needs: readonly VariableName[]): Config;
  /** For reading, beside a running server. */
  openStore(): Promise<OpenedStore>;
  /** For reading and writing, beside a running server. @param act default: this command */
  openStoreForWriting(act?: CurrentAct): Promise<OpenedStore>;
  /** For reading and writing. Creates the store if necessary, for setup before the first start. */
  openOrCreateStore(): Promise<OpenedStore>;
  /** The audit log entry of this command, for a store that it opens itself. */
  act(): Act;
  /** Standard input, to its end. */
  input(): Promise<Uint8Array>;
  /** Standard output. */
  print(text: string): void;
  /** A text of ours, with its commands as they run on this machine. */
  asRunHere(text: string): string;
  /** Resolves once the reader of standard output has taken what was printed. */
  drained(): Promise<void>;
  /** Standard error. */
  printError(text: string): void;
  /** Asks on the terminal; null without one. */
  ask: ((question: string) => Promise<string>) | null;
  /** @returns false once the command is to end */
  pause(ms: number): Promise<boolean>;
  /** Lines typed on the terminal, until the command is to end. */
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

/** OpsIo before the command is known, which the audit log entry needs. */
export type ProcessIo = Omit<
  OpsIo,
  'openStore' | 'openStoreForWriting' | 'openOrCreateStore' | 'act' | 'asRunHere'
> & {
  openStore(): Promise<Store>;
  openStoreForWriting(act: CurrentAct): Promise<Store>;
  openOrCreateStore(act: CurrentAct): Promise<Store>;
  /** See `operatorName`. */
  operator: string;
};
