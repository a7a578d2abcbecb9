import type { Health } from '@grovemail/contract/console/health.ts';
import type { Surroundings } from '@grovemail/contract/console/session.ts';
import type { CheckedList } from '@grovemail/contract/console/suppressions.ts';
import type { ListBody } from '@grovemail/contract/console/suppressions-bodies.ts';
import type { PersonMail } from '../../resources/person-data.ts';
import type { Store } from '../../store/store.ts';
import type { OnceAddresses } from './once.ts';

/** The dependencies of the console's routes. */
export interface ConsoleDeps {
  store: Store;
  once: OnceAddresses;
  surroundings: Surroundings;
  /** Runs the checks of `ops doctor`, which may take seconds. */
  readSystemState(): Promise<SystemState>;
  /**
   * Checks the URL of a webhook.
   * @returns `warning` if settings block deliveries; `fault`: the rest of a sentence that begins with the URL
   */
  webhookAddress(text: string): { url: string; warning: string } | { fault: string };
  /** Reads a list of suppressions, as the command does. @throws {ConsoleFault} if it is none */
  readList(list: ListBody): Promise<ReadList>;
  /**
   * Sends a mail now, instead of queuing it.
   * @returns the mail server's reply
   * @throws Error with a sentence, if it was rejected
   */
  sendNow(mail: { to: string; subject: string; html: string; text: string }): Promise<string>;
  /** Emails to a person that were written as files. */
  personMails: {
    of(address: string): Promise<PersonMail[]>;
    /** @returns the deleted ones */
    erase(address: string): Promise<PersonMail[]>;
  };
  /** The signed link to a contact's preferences, of all mail made from templates. @throws {ConsoleFault} */
  preferenceLink(contact: { email: string; id: string }): Promise<string>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A UUIDv7. */
  newId: () => string;
}

export interface ReadList {
  checked: CheckedList;
  /** Stores what was read, with one entry in the audit log. @returns how many changed something */
  store(): Promise<number>;
}

/** The part of the console's health page that does not come from the store. */
export type SystemState = Pick<Health, 'checks' | 'backups' | 'disk' | 'isPostgres'>;
