import { callApi } from '../browser/call-api.ts';

/** The server considers younger tokens a bot's; in milliseconds. */
const minAge = 2_300;
/** Well before the server rejects it, after a day. */
const maxAge = 20 * 60 * 60 * 1000;

interface Token {
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * A form's token, requested once the form's code runs and sent as a header. Nothing waits for it: a form sent
 * without one is never suspicious.
 * @param url the token endpoint; without it no token is requested
 */
export function createTokenSource(url: string | undefined, fetch = globalThis.fetch) {
  let token: Token | null = null;
  let requested = false;
  const request = async () => {
    if (requested || !url) return;
    requested = true;
    token = await fetchToken(url, fetch);
  };
  return {
    request,
    /** The header, empty when there is no token of the right age. */
    header(): Record<string, string> {
      const age = token ? Date.now() - token.at : 0;
      return token && age > minAge && age < maxAge ? { 'form-token': token.text } : {};
    },
    /** After a success, so that the next message gets its own token. */
    renew() {
      token = null;
      requested = false;
      void request();
    },
  };
}

async function fetchToken(url: string, fetch: typeof globalThis.fetch): Promise<Token | null> {
  type Payload = { data?: { token?: unknown } } | null;
  const response = await callApi<Payload>(url, { cache: 'no-store' }, { fetch });
  const text = response.kind === 'accepted' ? response.payload?.data?.token : null;
  return typeof text === 'string' ? { text, at: Date.now() } : null;
}
