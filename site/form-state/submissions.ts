import { readSession, writeSession } from '../browser/storage.ts';
import {
  createSubmission,
  keepSubmission,
  type Submission,
  typedIn,
} from '../browser/submission.ts';

/** Well before the server forgets a key, after a day. */
const maxAge = 20 * 60 * 60 * 1000;

/**
 * The submissions of a form, with one Idempotency-Key per filled-in form: the same fields keep their key and their
 * first body, so that a double click, a retry or a return to the page stores one row; changed fields get a new key.
 * @param path of the only page where an interrupted one may be repeated; default: any page with the form
 */
export function createSubmissions(name: string, path?: string) {
  let last = readStored(name);
  const left = readSession(`sending:${name}`);
  const isOurs = path === undefined ? Boolean(left) : left === path;
  let interrupted = isOurs && isFromEarlierPage(last) ? last : null;
  return {
    /** The fields of a submission without a response when its page was left; it should be repeated. */
    interruptedFields: (): [string, string][] => [...new URLSearchParams(interrupted?.typed)],
    hasInterrupted: () => interrupted !== null,
    /** Starts a submission: the interrupted one, or else the form's fields. */
    begin(form: HTMLFormElement) {
      const typed = interrupted?.typed ?? typedIn(form);
      const isRepeat = interrupted !== null;
      interrupted = null;
      /** @returns the body to send, and its key */
      const seal = (made: string): { body: string; key: string } => {
        const known = last?.typed === typed ? last : createSubmission(typed);
        const body = known.body ?? made;
        last = { ...known, body };
        keepSubmission(name, last);
        return { body, key: known.key };
      };
      return { isRepeat, seal };
    },
    /** After a response, or after telling the visitor that there was none. */
    end() {
      writeSession(`sending:${name}`, null);
    },
    /** After a success. */
    forget() {
      this.end();
      writeSession(`key:${name}`, null);
    },
  };
}

function readStored(name: string): Submission | null {
  try {
    const stored = JSON.parse(readSession(`key:${name}`) ?? '') as Submission;
    return typeof stored.typed === 'string' && Date.now() - stored.at < maxAge ? stored : null;
  } catch {
    return null;
  }
}

/** One from this page is only waiting for its island. */
function isFromEarlierPage(submission: Submission | null): boolean {
  return submission !== null && submission.at < performance.timeOrigin;
}
