import { callApi } from '../../browser/call-api.ts';

/** Younger than this a token speaks of a program; a visitor whose browser fills the form waits it out. */
const youngest = 2_300;
/** Well before the server holds it for stale, after a day. */
const oldest = 20 * 60 * 60 * 1000;
/** A form is sent without a token rather than late: that alone is never suspicious. */
const patience = 3_000;

interface Token {
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * A form's token: asked for when the form is first touched, sent along as a header.
 * @param url where tokens are handed out; without it none is asked for
 */
export function tokenKeeper(url: string | undefined, fetch = globalThis.fetch) {
  let asked: Promise<Token | null> | undefined;
  let here: Token | null = null;
  const ask = () => {
    asked ??= (url ? fetched(url, fetch) : Promise.resolve(null)).then((token) => {
      here = token;
      return token;
    });
    return asked;
  };
  return {
    ask,
    /** The headers as far as they can be had this moment, for what must not wait. */
    now(): Record<string, string> {
      const age = here ? Date.now() - here.at : 0;
      return here && age > youngest && age < oldest ? { 'form-token': here.text } : {};
    },
    /** After a success: the next message gets a token of its own. */
    drop() {
      here = null;
      asked = undefined;
    },
    async headers(): Promise<Record<string, string>> {
      let token = await Promise.race([ask(), pause(patience)]);
      if (token && Date.now() - token.at > oldest) {
        asked = undefined;
        token = await Promise.race([ask(), pause(patience)]);
      }
      if (!token) return {};
      await pause(youngest - (Date.now() - token.at));
      return { 'form-token': token.text };
    },
  };
}

async function fetched(url: string, fetch: typeof globalThis.fetch): Promise<Token | null> {
  type Payload = { data?: { token?: unknown } } | null;
  const answer = await callApi<Payload>(url, { cache: 'no-store' }, { fetch });
  const text = answer.kind === 'accepted' ? answer.payload?.data?.token : null;
  return typeof text === 'string' ? { text, at: Date.now() } : null;
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), Math.max(0, milliseconds)));
}
