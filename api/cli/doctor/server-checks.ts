import type { Config } from '@grovemail/config/read-config.ts';
import { version } from '@grovemail/contract/version.ts';
import type { Check } from './check.ts';
import { reasonOf } from './reason.ts';
import type { Answer, World } from './world.ts';

type Found = Omit<Check, 'name'>;
type Outside = Pick<World, 'get' | 'certificateEnd' | 'now'>;

const day = 24 * 60 * 60_000;

/** Whether visitors reach the site through its proxy, with a certificate, and whether the clock is right. */
export async function siteChecks(
  world: Outside,
  { bases, server }: Pick<Config, 'bases' | 'server'>,
): Promise<Check[]> {
  const sent = world.now();
  const answer = await world
    .get(`${bases.site}/healthz`)
    .catch((error: unknown) => reasonOf(error));
  const received = world.now();
  return [
    { name: 'Site', ...siteCheck(bases.site, answer) },
    { name: 'TLS', ...(await certificateCheck(world, new URL(bases.site))) },
    { name: 'Proxy', ...(await proxyCheck(world, bases.site, server.trustProxy)) },
    { name: 'Clock', ...clockCheck(answer, (sent + received) / 2) },
  ];
}

function siteCheck(site: string, answer: Answer | string): Found {
  if (typeof answer === 'string') {
    return {
      state: 'alarm',
      found: `${site} does not answer (${answer}). Check its DNS, the firewall, the proxy and its certificate.`,
    };
  }
  const other = otherVersion(answer);
  if (other === null) {
    const found = `${site}/healthz returns ${answer.status} and is not this server's. Check what the proxy sends there, and whether the server runs.`;
    return { state: 'alarm', found };
  }
  if (other === '') return { state: 'ok', found: `${site} answers.` };
  return {
    state: 'notice',
    found: `${site} runs version ${other}, and this is ${version}. Restart the server after an upgrade.`,
  };
}

/** @returns `''` for our version, another one, or null for a response that is not ours */
function otherVersion({ status, body }: Answer): string | null {
  if (status !== 200) return null;
  try {
    const found: unknown = JSON.parse(body)?.payload?.data?.version;
    if (typeof found !== 'string' || !/^[\w.+-]{1,50}$/.test(found)) return null;
    return found === version ? '' : found;
  } catch {
    return null;
  }
}

async function certificateCheck(world: Outside, site: URL): Promise<Found> {
  let end: number;
  try {
    end = await world.certificateEnd(site);
  } catch (error) {
    return {
      state: 'alarm',
      found: `Browsers do not accept ${site.host} (${reasonOf(error)}). Check the proxy's certificate.`,
    };
  }
  const days = Math.floor((end - world.now()) / day);
  const found = `The certificate of ${site.host} ends in ${days} days.`;
  // Caddy and certbot renew 30 days before the end.
  if (days >= 14) return { state: 'ok', found };
  return { state: days < 4 ? 'alarm' : 'notice', found: `${found} Check why it is not renewed.` };
}

async function proxyCheck(
  world: Outside,
  site: string,
  trustProxy: Config['server']['trustProxy'],
): Promise<Found> {
  if (trustProxy === false) {
    const found =
      'TRUST_PROXY is off, but something ends TLS for this server, so all visitors share the limits of one. Set it as guides/behind-tls.md says.';
    return { state: 'alarm', found };
  }
  const plain = site.replace(/^https:/, 'http:');
  try {
    const { status, headers } = await world.get(`${plain}/`);
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

function clockCheck(answer: Answer | string, here: number): Found {
  const there =
    typeof answer === 'string' ? Number.NaN : Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(there)) return { state: 'notice', found: 'Nothing to compare the clock with.' };
  // The header has whole seconds.
  const seconds = Math.round(Math.abs(there + 500 - here) / 1000);
  if (seconds <= 5) return { state: 'ok', found: 'The clock agrees with that of the site.' };
  const fix = { how: 'Let both be set by NTP, for example', copy: 'timedatectl set-ntp true' };
  const found = `The clock differs by ${seconds} s from that of the site.`;
  return { state: seconds > 60 ? 'alarm' : 'notice', found, fix };
}

/** Whether each replica is ready, with this version. @param servers without trailing slash */
export async function replicaCheck(world: Outside, servers: readonly string[]): Promise<Check> {
  const name = 'Replicas';
  if (servers.length === 0) {
    const found = 'To check each one: --server http://127.0.0.1:3000, once for each.';
    return { name, state: 'notice', found };
  }
  const faults = await Promise.all(servers.map((server) => replicaFault(world, server)));
  const found = faults.filter((fault) => fault !== null).join(' ');
  if (found === '') return { name, state: 'ok', found: `Ready: ${servers.join(', ')}.` };
  const fix = { how: 'See the log', copy: "journalctl -u 'grovemail@*'" };
  return { name, state: 'alarm', found, fix };
}

async function replicaFault(world: Outside, server: string): Promise<string | null> {
  try {
    const answers = ['healthz', 'readyz'].map((path) => world.get(`${server}/${path}`));
    const [health, ready] = await Promise.all(answers);
    const other = health ? otherVersion(health) : null;
    if (other) return `${server} runs version ${other}, and this is ${version}.`;
    if (other === '' && ready?.status === 200) return null;
    return `${server} is not ready (${ready?.status}).`;
  } catch (error) {
    return `${server} does not answer (${reasonOf(error)}).`;
  }
}
