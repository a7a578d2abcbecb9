import type { Config } from '@grovemail/config/read-config.ts';
import type { Act } from '../store/audit/audit-store.ts';
import type { Store } from '../store/store.ts';

/** What the commands need of the process. */
export interface OpsIo {
  /** What is set. @throws {ConfigError} */
  config(): Config;
  /** To read, beside a running server. */
  openStore(): Promise<Store>;
  /** To write as well, beside a running server. */
  openStoreToWrite(): Promise<Store>;
  /** The same, for what is set up before the first start: makes the store when there is none. */
  openOrMakeStore(): Promise<Store>;
  /** What the command is doing, for the audit log of a store that it opens by itself. */
  act(): Act;
  /** Standard input, to its end. */
  input(): Promise<Uint8Array>;
  /** Standard output. */
  print(text: string): void;
  /** Standard error. */
  complain(text: string): void;
  /** Asks a person and resolves with the answer; null when nobody is there to answer. */
  ask: ((question: string) => Promise<string>) | null;
  /** Columns of the terminal; null when the output goes to a file or a pipe. */
  width: number | null;
  /** Where progress is drawn; null when nobody watches. */
  terminal: NodeJS.WritableStream | null;
}

/** The same as the process gives it: what writes is told what for. */
export type ProcessIo = Omit<OpsIo, 'openStoreToWrite' | 'openOrMakeStore' | 'act'> & {
  openStoreToWrite(act: Act): Promise<Store>;
  openOrMakeStore(act: Act): Promise<Store>;
  /** Who runs the command, by the name that the system knows. */
  operator: string;
};
