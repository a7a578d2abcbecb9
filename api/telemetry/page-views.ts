import type { DeliveredPage } from '../http/site/site.ts';
import { maxHosts, otherHosts, type PageViewStore } from '../store/page-views/page-view-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Settings {
  store: Pick<PageViewStore, 'addPageViews'>;
  /** Milliseconds since the epoch. */
  now(): number;
  warn(fields: object, message: string): void;
}

/**
 * Counts pages as they are delivered, and writes the counts once a minute. A crash loses at most a minute's counts; while the
 * store is unavailable, they are kept.
 */
export function countPageViews({ store, now, warn }: Settings) {
  let counts = emptyCounts();
  let countedSince = now();
  let running: Promise<void> | null = null;

  function note(page: DeliveredPage): void {
    if (!isView(page)) return;
    if (counts.pages.size === 0) countedSince = now();
    addTo(counts.pages, page.path, 1);
    const host = hostOf(page.headers.referer);
    if (host === null || host === hostOf(`http://${page.headers.host}`)) return;
    const isKnown = counts.hosts.has(host) || counts.hosts.size < maxHosts;
    addTo(counts.hosts, isKnown ? host : otherHosts, 1);
  }

  async function write(): Promise<void> {
    if (counts.pages.size === 0) return;
    const written = counts;
    counts = emptyCounts();
    try {
      await store.addPageViews({ day: countedSince - (countedSince % day), ...written });
    } catch (error) {
      warn({ reason: String(error) }, 'page views could not be stored yet');
      for (const [page, views] of written.pages) addTo(counts.pages, page, views);
      for (const [host, views] of written.hosts) addTo(counts.hosts, host, views);
    }
  }

  const timer = setInterval(() => {
    running ??= write().finally(() => {
      running = null;
    });
  }, minute);
  timer.unref();
  return {
    note,
    /** Writes the remaining counts. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
      await write();
    },
  };
}

function emptyCounts() {
  return { pages: new Map<string, number>(), hosts: new Map<string, number>() };
}

function addTo(counts: Map<string, number>, name: string, views: number): void {
  counts.set(name, (counts.get(name) ?? 0) + views);
}

/** Whether a person probably requested a page: no declared bot, no prefetch. */
function isView({ method, headers }: DeliveredPage): boolean {
  if (method !== 'GET' || bot.test(headers['user-agent'] ?? '')) return false;
  if (/prefetch/i.test(`${headers['sec-purpose']} ${headers.purpose}`)) return false;
  return (headers['sec-fetch-dest'] ?? 'document') === 'document';
}

const bot = /bot\b|crawl|spider|slurp/i;

/** @returns the host with its dots; null for anything else, such as an app's own scheme */
function hostOf(url: string | undefined): string | null {
  const { protocol = '', hostname = '' } = (url && URL.parse(url)) || {};
  return /^https?:$/.test(protocol) && hostname.includes('.') ? hostname : null;
}
