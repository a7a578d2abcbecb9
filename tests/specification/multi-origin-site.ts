import { buildFor } from '../builds/site-build.ts';
import { startStaticHost } from '../builds/static-host.ts';
import {
  type RecordedRequest,
  type RecordingServer,
  type Replies,
  startRecordingServer,
} from './recording-server.ts';

const services = ['app', 'guest', 'users', 'sales', 'modules', 'messaging'] as const;

type Service = (typeof services)[number];

/** The site on a static host, with every configured service on an origin of its own, and without our API. */
export interface MultiOriginSite {
  url: string;
  services: Record<Service, RecordingServer>;
  /** The requests to all services, preflights included. */
  requests(): RecordedRequest[];
  clearRequests(): void;
  stop(): Promise<void>;
}

/** @param responses read for each request; default: a success */
export async function startMultiOriginSite({
  responses = {},
  settings = {},
}: {
  responses?: Replies;
  settings?: Readonly<Record<string, string>>;
} = {}): Promise<MultiOriginSite> {
  const host = await startStaticHost();
  const entries = await Promise.all(
    services.map(async (name) => [name, await startRecordingServer({ responses })] as const),
  );
  const servers = Object.fromEntries(entries) as Record<Service, RecordingServer>;
  const bases = entries.map(([name, { url }]) => [`${name.toUpperCase()}_URL`, url]);
  const site = await buildFor({
    SITE_ENV: 'staging',
    SITE_URL: host.url,
    ...Object.fromEntries(bases),
    ...settings,
  });
  host.serve(site.folder);
  const all = Object.values(servers);
  return {
    url: host.url,
    services: servers,
    requests: () => all.flatMap(({ requests }) => requests),
    clearRequests() {
      for (const { requests } of all) requests.length = 0;
    },
    async stop() {
      await Promise.all([host, ...all].map((server) => server.stop()));
      await site.remove();
    },
  };
}
