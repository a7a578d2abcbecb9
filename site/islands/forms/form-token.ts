import { callApi } from '../../browser/call-api.ts';

/** The server takes younger tokens for a bot's. Visitors whose browser fills in the form wait this long. */
const minAge = 2_300;
/** Well before the server rejects it, after a day. */
const maxAge = 20 * 60 * 60 * 1000;
/** After this the form is sent without a token, which alone is never suspicious. */
const maxWait = 3_000;

interface Token {
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * A form's token, requested at the first interaction and sent as a header.
 * @param url the token endpoint; without it no token is requested
 */
export function createTokenSource(url: string | undefined, fetch = globalThis.fetch) {
  let request: Promise<Token | null> | undefined;
  let current: Token | null = null;
  const ask = () => {
    request ??= (url ? fetchToken(url, fetch) : Promise.resolve(null)).then((token) => {
      current = token;
      return token;
    });
    return request;
  };
  return {
    ask,
    /** The header if the token is ready, for requests that must not wait. */
    now(): Record<string, string> {
      const age = current ? Date.now() - current.at : 0;
      return current && age > minAge && age < maxAge ? { 'form-token': current.text } : {};
    },
    /** After a success, so that the next message gets a new token. */
    drop() {
      current = null;
      request = undefined;
    },
    async headers(): Promise<Record<string, string>> {
      let token = await Promise.race([ask(), pause(maxWait)]);
      if (token && Date.now() - token.at > maxAge) {
        request = undefined;
        token = await Promise.race([ask(), pause(maxWait)]);
      }
      if (!token) return {};
      await pause(minAge - (Date.now() - token.at));
      return { 'form-token': token.text };
    },
  };
}

async function fetchToken(url: string, fetch: typeof globalThis.fetch): Promise<Token | null> {
  type Payload = { data?: { token?: unknown } } | null;
  const answer = await callApi<Payload>(url, { cache: 'no-store' }, { fetch });
  const text = answer.kind === 'accepted' ? answer.payload?.data?.token : null;
  return typeof text === 'string' ? { text, at: Date.now() } : null;
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), Math.max(0, milliseconds)));
}
