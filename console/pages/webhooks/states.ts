import type { Notices, WebhookItem } from '@grovemail/contract/console/webhooks.ts';
import { counted } from '../../components/counts.ts';
import type { Look } from '../../components/Pill.tsx';
import { moment, shortMoment } from '../../components/times.ts';

export const states: Readonly<Record<WebhookItem['state'], Look>> = {
  ok: { label: 'Ok', tone: 'mint', icon: 'check' },
  failing: { label: 'Failing', tone: 'error', icon: 'warning' },
  paused: { label: 'Paused', tone: 'coral', icon: 'clock' },
  disabled: { label: 'Gone', tone: 'error', icon: 'close' },
};

/** `next try 13:13`; empty unless it fails. */
export function nextTry({ state, failing }: Notices, now: number): string {
  if (!failing) return '';
  if (state === 'disabled') return `since ${shortMoment(failing.since, now)}`;
  return failing.nextTryAt === null ? '' : `next try ${shortMoment(failing.nextTryAt, now)}`;
}

/** Why it fails and when it is retried; empty unless it fails. */
export function whyItFails({ state, failing }: Notices, now: number): string {
  if (!failing) return '';
  const { failures, since, nextTryAt, error } = failing;
  const how = `${failures} ${failures === 1 ? 'failure' : 'failures in a row'} since ${moment(since, now)}.`;
  const next =
    state === 'disabled'
      ? 'Its server answered 410, so nothing more is sent until you send a test, replay a message or change its URL.'
      : nextTryAt === null
        ? 'It is tried again.'
        : `Paused; the next try is at ${moment(nextTryAt, now)}.`;
  return `${how} ${next} ${error}`;
}

/** `shop.example/hooks`. */
export function shortAddress(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const { host, pathname, search } = parsed;
  return host + (pathname === '/' && search === '' ? '' : pathname + search);
}

/** Its events: `mail.bounced, order_placed`, or `everything`. */
export function subscriptions({ events, types }: Pick<WebhookItem, 'events' | 'types'>): string {
  return [...events.map((code) => (code === '*' ? 'every event' : code)), ...types].join(', ');
}

/** `6 webhooks, one paused, 2 gone`. */
export function webhooksStatus(webhooks: readonly WebhookItem[]): string {
  const count = (state: WebhookItem['state']) =>
    webhooks.filter((webhook) => webhook.state === state).length;
  const parts = (['failing', 'paused', 'disabled'] as const)
    .map((state) => [count(state), states[state].label.toLowerCase()] as const)
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number === 1 ? 'one' : number} ${word}`);
  return [counted(webhooks.length, 'webhook'), ...parts].join(', ');
}
