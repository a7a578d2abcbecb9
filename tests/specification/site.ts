import { createECDH } from 'node:crypto';
import { type RunningServer, startServer } from '../../script/start-server.ts';
import { type Kit, openKit } from '../builds/kit-page/open-kit.ts';
import { buildFor, production, type SiteBuild } from '../builds/site-build.ts';
import { copySources } from '../builds/source-copy.ts';
import { endOps } from '../e2e/run-ops.ts';
import { type RecordingServer, type Replies, startRecordingServer } from './recording-server.ts';

/** The base addresses of section 7. */
const bases = ['app', 'guest', 'messaging', 'users', 'sales'] as const;

export type Base = (typeof bases)[number];

/** What both set-ups share, because no base address changes it; built when it is first needed. */
export interface Shared {
  /** A page with every variant of the select. */
  kit(): Promise<Kit>;
  /** Built for production, with made-up addresses. */
  production(): Promise<SiteBuild>;
  stop(): Promise<void>;
}

/** The site under test, in one of its two set-ups. */
export interface Site extends Shared {
  name: 'one origin' | 'six origins';
  environment: 'development' | 'staging';
  /** Without trailing slash, like the bases. */
  url: string;
  bases: Readonly<Record<Base, string>>;
  server: RunningServer;
  /** Null on one origin. */
  recorders: Readonly<Record<Base, RecordingServer>> | null;
  /** What the recording servers respond. */
  replies: Replies;
  usualReplies: Replies;
}

const settings = { RATE_LIMIT: 'off', PUSH_SERVICES: 'push.example' };

const pair = createECDH('prime256v1');
pair.generateKeys();

/** The keys with which the site on six origins is built. */
export const configuredKeys = {
  CLIENT_API_KEY: 'client-key-of-staging',
  AUDIENCE_ID: 'audience-of-staging',
  PUSH_API_KEY: 'push-key-of-staging',
  VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
};

export function sharedParts(): Shared {
  let kit: Promise<Kit> | undefined;
  let built: Promise<SiteBuild> | undefined;
  return {
    kit() {
      kit ??= openKit();
      return kit;
    },
    production() {
      built ??= buildFor(production);
      return built;
    },
    async stop() {
      endOps();
      await (await kit)?.close();
      await (await built)?.remove();
    },
  };
}

/** The site in site/dist, and the API on the same origin. */
export async function startOnOneOrigin(shared: Shared): Promise<Site> {
  const server = await startServer(settings);
  const { url } = server;
  return {
    ...shared,
    name: 'one origin',
    environment: 'development',
    url,
    bases: { app: `${url}/app`, guest: url, messaging: url, users: url, sales: url },
    server,
    recorders: null,
    replies: {},
    usualReplies: {},
    stop: () => server.stop(),
  };
}

/** A copy of the sources, built with every base of section 7 on a recording server of its own. */
export async function startOnSixOrigins(shared: Shared): Promise<Site> {
  const replies: Replies = {};
  const started = await Promise.all(
    bases.map(async (base) => [base, await startRecordingServer({ responses: replies })] as const),
  );
  const recorders = Object.fromEntries(started) as Record<Base, RecordingServer>;
  const addresses = Object.fromEntries(started.map(([base, { url }]) => [base, url])) as Record<
    Base,
    string
  >;
  const built = {
    SITE_ENV: 'staging',
    ...configuredKeys,
    ...Object.fromEntries(started.map(([base, { url }]) => [`${base.toUpperCase()}_URL`, url])),
  };
  const sources = await copySources();
  await sources.run('script/build.ts', built);
  const server = await startServer({ ...settings, ...built }, sources.folder);
  // The recorded service sells what our own sample catalog offers.
  const catalog: unknown = await (await fetch(`${server.url}/modules`)).json();
  return {
    ...shared,
    name: 'six origins',
    environment: 'staging',
    url: server.url,
    bases: addresses,
    server,
    recorders,
    replies,
    usualReplies: { modules: { json: catalog } },
    async stop() {
      await server.stop();
      await Promise.all(Object.values(recorders).map((recorder) => recorder.stop()));
      await sources.remove();
    },
  };
}
