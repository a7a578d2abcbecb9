import type { Config } from '@grovemail/config/read-config.ts';
import { errors } from '@grovemail/contract/errors.ts';
import { version } from '@grovemail/contract/version.ts';
import { webhookHeaders } from '../../signing/standard-webhook.ts';
import type { Check } from './check.ts';
import type { HttpResponse, Probes } from './probes.ts';
import { reasonOf } from './reason.ts';

type Finding = Omit<Check, 'name'>;
type HttpProbes = Pick<Probes, 'get' | 'certificateEnd' | 'now'>;

const day = 24 * 60 * 60_000;

/** Checks the site, its certificate and its proxy, and compares the clock with the site's. */
export async function siteChecks(
  probes: HttpProbes,
  { bases, server }: Pick<Config, 'bases' | 'server'>,
): Promise<Check[]> {
  const sent = probes.now();
  const response = await probes
    .get(`${bases.site}/healthz`)
    .catch((error: unknown) => reasonOf(error));
  const received = probes.now();
  return [
    { name: 'Site', ...siteCheck(bases.site, response) },
    { name: 'TLS', ...(await certificateCheck(probes, new URL(bases.site))) },
    { name: 'Proxy', ...(await proxyCheck(probes, bases.site, server.trustProxy)) },
    { name: 'Clock', ...clockCheck(response, (sent + received) / 2) },
  ];
}

function siteCheck(site: string, response: HttpResponse | string): Finding {
  if (typeof response === 'string') {
    return {
      state: 'alarm',
      found: `${site} does not answer (${response}). Check its DNS, the firewall, the proxy and its certificate.`,
    };
  }
  const served = servedVersion(response);
  if (served === null) {
    const found = `${site}/healthz returns ${response.status} and is not this server's. Check what the proxy sends there, and whether the server runs.`;
    return { state: 'alarm', found };
  }
  if (served === version) return { state: 'ok', found: `${site} answers.` };
  return {
    state: 'notice',
    found: `${site} runs version ${served}, and this is ${version}. Restart the server after an upgrade.`,
  };
}

/** @returns null for a response of another server */
function servedVersion({ status, body }: HttpResponse): string | null {
  if (status !== 200) return null;
  try {
    const served: unknown = JSON.parse(body)?.payload?.data?.version;
    return typeof served === 'string' && /^[\w.+-]{1,50}$/.test(served) ? served : null;
  } catch {
    return null;
  }
}

async function certificateCheck(probes: HttpProbes, site: URL): Promise<Finding> {
  let end: number;
  try {
    end = await probes.certificateEnd(site);
  } catch (error) {
    return {
      state: 'alarm',
      found: `Browsers do not accept ${site.host} (${reasonOf(error)}). Check the proxy's certificate.`,
    };
  }
  const days = Math.floor((end - probes.now()) / day);
  const found = `The certificate of ${site.host} ends in ${days} days.`;
  // Caddy and certbot renew 30 days before the end.
  if (days >= 14) return { state: 'ok', found };
  return { state: days < 4 ? 'alarm' : 'notice', found: `${found} Check why it is not renewed.` };
}

async function proxyCheck(
  probes: HttpProbes,
  site: string,
  trustProxy: Config['server']['trustProxy'],
): Promise<Finding> {
  if (trustProxy === false) {
    const found =
      'TRUST_PROXY is off, but something ends TLS for this server, so all visitors share the limits of one. Set it as guides/behind-tls.md says.';
    return { state: 'alarm', found };
  }
  const plain = site.replace(/^https:/, 'http:');
  try {
    const { status, headers } = await probes.get(`${plain}/`);
    const isRedirected =
      status >= 300 && status < 400 && /^https:/i.test(headers.get('location') ?? '');
    if (isRedirected) return { state: 'ok', found: `${plain} leads to https.` };
    const found = `${plain} does not redirect to https (${status}). Let the proxy do that.`;
    return { state: 'notice', found };
  } catch (error) {
    const found = `${plain} does not answer (${reasonOf(error)}), so who types the address without https sees nothing.`;
    return { state: 'notice', found };
  }
}

function clockCheck(response: HttpResponse | string, localTime: number): Finding {
  const siteTime =
    typeof response === 'string' ? Number.NaN : Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(siteTime))
    return { state: 'notice', found: 'Nothing to compare the clock with.' };
  // The header has whole seconds.
  const seconds = Math.round(Math.abs(siteTime + 500 - localTime) / 1000);
  if (seconds <= 5) return { state: 'ok', found: 'The clock agrees with that of the site.' };
  const fix = {
    instruction: 'Let both be set by NTP, for example',
    snippet: 'timedatectl set-ntp true',
  };
  const found = `The clock differs by ${seconds} s from that of the site.`;
  return { state: seconds > 60 ? 'alarm' : 'notice', found, fix };
}

type ReplicaProbes = Pick<Probes, 'get' | 'post' | 'now'>;

/**
 * Checks that each replica is ready, runs this version and uses this store.
 * @param servers without trailing slash
 * @param secret of mail reports, which only servers of this store know; null if the store cannot be opened
 */
export async function replicaCheck(
  probes: ReplicaProbes,
  servers: readonly string[],
  secret: string | null,
): Promise<Check> {
  const name = 'Replicas';
  if (servers.length === 0) {
    const found = 'To check each one: --server http://127.0.0.1:3000, once for each.';
    return { name, state: 'notice', found };
  }
  const faults = await Promise.all(servers.map((server) => replicaFault(probes, server, secret)));
  const found = faults.filter((fault) => fault !== null).join(' ');
  if (found === '') return { name, state: 'ok', found: `Ready: ${servers.join(', ')}.` };
  const fix = { instruction: 'See the log', snippet: "journalctl -u 'grovemail@*'" };
  return { name, state: 'alarm', found, fix };
}

async function replicaFault(
  probes: ReplicaProbes,
  server: string,
  secret: string | null,
): Promise<string | null> {
  try {
    const responses = ['healthz', 'readyz'].map((path) => probes.get(`${server}/${path}`));
    const [health, ready] = await Promise.all(responses);
    const served = health ? servedVersion(health) : null;
    if (served && served !== version)
      return `${server} runs version ${served}, and this is ${version}.`;
    if (!served || ready?.status !== 200) return `${server} is not ready (${ready?.status}).`;
    if (secret === null || (await knowsSecret(probes, server, secret))) return null;
    return `${server} uses another store than these settings. Compare its DATABASE_URL or DATA_DIR.`;
  } catch (error) {
    return `${server} does not answer (${reasonOf(error)}).`;
  }
}

/** A signed post without a message is accepted, and leaves nothing. */
async function knowsSecret(
  probes: ReplicaProbes,
  server: string,
  secret: string,
): Promise<boolean> {
  const headers = webhookHeaders({ id: 'doctor', body: '', secret, sentAt: probes.now() });
  const status = await probes.post(`${server}/webhooks/mail/report`, headers);
  return status !== errors.unauthorized.status;
}
