import { createPublicKey, type KeyObject } from 'node:crypto';
import { brand } from '@grovemail/config/brand.ts';
import { ConfigError } from '@grovemail/config/config-error.ts';
import type { Config } from '@grovemail/config/read-config.ts';
import { variables } from '@grovemail/config/variables.ts';
import { type Outbound, outbound } from '../sending/calls/outbound.ts';
import { userAgentOf } from '../sending/deliveries/user-agent.ts';
import type { Store } from '../store/store.ts';
import { mailgun } from './mailgun.ts';
import { postmark } from './postmark.ts';
import { type Provider, ProviderAwayError } from './provider.ts';
import { sendGrid } from './sendgrid.ts';
import { ses } from './ses.ts';
import type { Fetch } from './sns-message.ts';

interface ProviderDeps {
  config: Pick<Config, 'providers' | 'outboundAllow' | 'bases'>;
  store: Pick<Store, 'countUse'>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Default: the guarded HTTP client. */
  call?: Outbound | undefined;
}

/**
 * The mail services that are configured, by the last part of the path to which they post.
 * @throws {ConfigError}
 */
export function configuredProviders({
  config,
  store,
  now,
  call,
}: ProviderDeps): { name: string; provider: Provider }[] {
  const { sesTopics: topics, sendGridKey, mailgunKey, postmarkLogin } = config.providers;
  const client = () =>
    call ??
    outbound({
      allow: config.outboundAllow,
      userAgent: userAgentOf(brand.name, config.bases.site),
    });
  const named = (name: string, provider: Provider) => ({ name, provider });
  return [
    ...(topics.length > 0
      ? [named('ses', ses({ topics, fetch: oneAtATime(client(), now), now }))]
      : []),
    ...(sendGridKey ? [named('sendgrid', sendGrid({ key: publicKey(sendGridKey), now }))] : []),
    ...(mailgunKey ? [named('mailgun', mailgun({ key: mailgunKey, store, now }))] : []),
    ...(postmarkLogin ? [named('postmark', postmark({ login: postmarkLogin }))] : []),
  ];
}

/** @throws {ConfigError} at startup, instead of at the first event */
function publicKey(key: string): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  } catch {
    const { expected } = variables.SENDGRID_WEBHOOK_KEY;
    throw new ConfigError([
      { name: 'SENDGRID_WEBHOOK_KEY', received: 'no point on that curve', expected },
    ]);
  }
}

/** Limits the fetches that strangers can trigger: concurrent requests share one, and few are made a minute. */
function oneAtATime(call: Outbound, now: () => number): Fetch {
  let running: { url: string; result: Promise<Buffer | null> } | null = null;
  let minute = { at: Number.NEGATIVE_INFINITY, fetches: 0 };
  return async (url) => {
    if (running?.url === url) return running.result;
    if (Math.abs(now() - minute.at) >= 60_000) minute = { at: now(), fetches: 0 };
    if (running || minute.fetches >= maxPerMinute)
      throw new ProviderAwayError('Too many certificates are asked for.');
    minute.fetches += 1;
    const result = fetched(url);
    running = { url, result };
    return result.finally(() => {
      running = null;
    });
  };

  async function fetched(url: string): Promise<Buffer | null> {
    try {
      const { status, body } = await call({ url, method: 'GET', timeoutMs: 5_000 });
      return status === 200 ? body : null;
    } catch (cause) {
      throw new ProviderAwayError('SNS cannot be reached.', { cause });
    }
  }
}

const maxPerMinute = 10;
