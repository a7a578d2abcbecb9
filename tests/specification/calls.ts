import type { Page, Request } from '@playwright/test';
import {
  chosenHeaders,
  type RecordedRequest,
  type Reply,
  type SpecifiedCall,
} from './recording-server.ts';
import type { Base, Site } from './site.ts';

/** A call of section 7 that a page made. */
export interface MadeCall extends Pick<RecordedRequest, 'method' | 'path' | 'query' | 'body'> {
  /** Null on one origin, where all bases are the same. */
  base: Base | null;
  /** The header, or `''`. */
  authorization: string;
  /** Null on one origin, where our own API may take more than the specification says. */
  chosenHeaders: Record<string, unknown> | null;
}

export interface Calls {
  /** Responds to a call in this way from now on, until the journey ends; null ends it now. */
  respond(call: SpecifiedCall, reply: Reply | null): Promise<void>;
  /** The calls of this kind that the page has made so far, without preflights. */
  made(call: SpecifiedCall): MadeCall[];
  /** What the page sent to the bases that section 7 does not list. Empty on one origin. */
  unlisted(): string[];
}

const onOneOrigin: Readonly<Record<SpecifiedCall, { method: string; path: RegExp }>> = {
  modules: { method: 'GET', path: /^\/modules$/ },
  capture: { method: 'GET', path: /^\/api\/contacts\/[^/]+\/capture\/$/ },
  enquiry: { method: 'POST', path: /^\/guests\/enquiry$/ },
  unsubscribe: { method: 'PUT', path: /^\/guests\/unsubscribe\/[^/]+$/ },
  demos: { method: 'POST', path: /^\/demos$/ },
  leads: { method: 'POST', path: /^\/leads$/ },
  pushAction: { method: 'GET', path: /^\/webhooks\/push\/web\/[^/]+$/ },
  pushContact: { method: 'POST', path: /^\/api\/contacts$/ },
};

/** Records the calls of a page, and mocks the services. */
export async function watchCalls(site: Site, page: Page): Promise<Calls> {
  return site.recorders ? watchRecorders(site.recorders, site) : watchPage(page);
}

/** On one origin: what the browser sends, and stubs in its place. */
async function watchPage(page: Page): Promise<Calls> {
  const seen: Request[] = [];
  const replies = new Map<SpecifiedCall, Reply>();
  page.on('request', (request) => seen.push(request));
  const isCall = (call: SpecifiedCall, request: Request) =>
    request.method() === onOneOrigin[call].method &&
    onOneOrigin[call].path.test(new URL(request.url()).pathname);

  return {
    async respond(call, reply) {
      if (replies.size === 0) {
        await page.route('**/*', (route) => {
          const found = [...replies].find(([name]) => isCall(name, route.request()));
          if (!found) return route.fallback();
          const given = found[1];
          if (given === 'hang') return;
          if (given === 'abort') return route.abort();
          if ('json' in given) return route.fulfill(given);
          const { status = 200, text, type = 'text/html' } = given;
          return route.fulfill({ status, body: text, contentType: type });
        });
      }
      if (reply === null) replies.delete(call);
      else replies.set(call, reply);
    },
    made: (call) =>
      seen
        .filter((request) => isCall(call, request))
        .map((request) => {
          const { pathname, search } = new URL(request.url());
          return {
            base: null,
            chosenHeaders: null,
            method: request.method(),
            path: pathname,
            query: search.slice(1),
            body: request.postData() ?? '',
            authorization: request.headers().authorization ?? '',
          };
        }),
    unlisted: () => [],
  };
}

/** On six: what arrives at the recording servers. */
function watchRecorders(recorders: NonNullable<Site['recorders']>, site: Site): Calls {
  const servers = Object.entries(recorders) as [Base, (typeof recorders)[Base]][];
  const before = new Map(servers.map(([base, { requests }]) => [base, requests.length]));
  const since = () =>
    servers.flatMap(([base, { requests }]) =>
      requests.slice(before.get(base)).map((request) => ({ base, request })),
    );
  // The servers keep this object and read it for each request.
  for (const call of Object.keys(site.replies) as SpecifiedCall[]) delete site.replies[call];
  Object.assign(site.replies, site.usualReplies);

  return {
    async respond(call, reply) {
      const usual = site.usualReplies[call];
      if (reply !== null) site.replies[call] = reply;
      else if (usual) site.replies[call] = usual;
      else delete site.replies[call];
    },
    made: (call) =>
      since()
        .filter(({ request }) => request.call === call && request.method !== 'OPTIONS')
        .map(({ base, request }) => ({
          base,
          ...request,
          authorization: request.headers.authorization ?? '',
          chosenHeaders: chosenHeaders(request),
        })),
    unlisted: () =>
      since()
        .filter(({ base, request }) => request.call === null && base !== 'app' && base !== 'guest')
        .map(({ base, request }) => `${request.method} ${request.path} at ${base}`),
  };
}
