import { addressOf } from './fill-store.ts';

type Timed = (name: string, work: () => Promise<unknown>) => Promise<void>;

/** The calls of the console's page that read many rows. Row n of a table is among its oldest. */
export async function measureCalls(address: string, rounds: number, timed: Timed): Promise<void> {
  const call = await session(address);
  const calls: Record<string, (n: number) => string> = {
    'counts beside the navigation': () => '/api/overview',
    'inbox: first rows': () => '/api/inbox',
    'inbox: first open rows': () => '/api/inbox?view=open',
    'inbox: rows of an owner who has none': () => '/api/inbox?owner=kofi',
    'inbox: search for an address': (n) => `/api/inbox?search=${addressOf(n)}`,
    'inbox: search for what nobody wrote': () => '/api/inbox?search=nobody+wrote+this',
    'people: first rows': () => '/api/people',
    'people: search for an address': (n) => `/api/people?search=${addressOf(n)}`,
    'people: search for a part of an address': (n) => `/api/people?search=reader-${n}%40shop`,
    'people: search for a name that nobody has': () => '/api/people?search=nobody',
    'people: what is stored about a person': (n) => `/api/people/own?email=${addressOf(n)}`,
    'people: what others stored about them, too': (n) => `/api/people/whole?email=${addressOf(n)}`,
    'visits of a year': () => '/api/visits?days=365',
  };
  for (const [name, path] of Object.entries(calls))
    for (let n = 0; n < rounds; n += 1) await timed(name, () => call(path(n)));
  for (const list of ['inbox', 'people']) {
    let last = '';
    for (let n = 0; n < rounds; n += 1)
      await timed(`${list}: next page of a scroll`, async () => {
        const { items } = await call(`/api/${list}${last && `?before=${last}`}`);
        last = items.at(-1)?.id ?? '';
      });
  }
}

/** Exchanges the token of an address for a key, as the page does. */
async function session(address: string) {
  const [url = '', token = ''] = address.split('/#t=');
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const { key } = (await response.json()) as { key: string };
  return async (path: string) => {
    const response = await fetch(url + path, { headers: { 'x-console-key': key } });
    const body = (await response.json()) as { items: { id: string }[]; error?: string };
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${body.error}`);
    return body;
  };
}
