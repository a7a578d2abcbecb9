import type { KeyItem } from '@grovemail/contract/console/keys.ts';
import { counted } from '../../components/counts.ts';
import type { Look } from '../../components/Pill.tsx';

const day = 24 * 60 * 60_000;
/** One without a call for as long is unused, and revoking it breaks nothing. */
const usedMs = 30 * day;
const soonMs = 7 * day;
const newMs = day;

/** How a key stands, in a word and a color. */
export function keyState(key: KeyItem, now: number): Look {
  const { revokedAt, endsAt, lastUsedAt, createdAt, isTest } = key;
  if (revokedAt !== null) return { label: 'Revoked', tone: 'outlined', icon: 'close' };
  if (endsAt !== null && endsAt <= now)
    return { label: 'Expired', tone: 'outlined', icon: 'clock' };
  if (endsAt !== null && endsAt - now <= soonMs)
    return { label: `Ends in ${daysOf(endsAt - now)}`, tone: 'coral', icon: 'clock' };
  if (isTest) return { label: 'Test', tone: 'violet', icon: 'flask' };
  if (isInUse(key, now)) return { label: 'In use', tone: 'mint', icon: 'check' };
  if (lastUsedAt === null && now - createdAt < newMs)
    return { label: 'New', tone: 'leaf', icon: 'plus' };
  const idle = daysOf(now - (lastUsedAt ?? createdAt));
  return { label: `Unused for ${idle}`, tone: 'outlined', icon: 'moon' };
}

export function works({ revokedAt, endsAt }: KeyItem, now: number): boolean {
  return revokedAt === null && (endsAt === null || endsAt > now);
}

/** Whether something breaks once it is revoked. */
export function isInUse(key: KeyItem, now: number): boolean {
  return works(key, now) && key.lastUsedAt !== null && now - key.lastUsedAt < usedMs;
}

/** One that may do everything and that nobody would miss. */
export function idleMaster(keys: readonly KeyItem[], now: number): KeyItem | undefined {
  return keys.find(
    (key) =>
      key.scopes.includes('all') &&
      !key.isTest &&
      works(key, now) &&
      now - (key.lastUsedAt ?? key.createdAt) >= usedMs,
  );
}

/** `8 work, 2 do not`. */
export function keysStatus(keys: readonly KeyItem[], now: number): string {
  if (keys.length === 0) return '';
  const working = keys.filter((key) => works(key, now)).length;
  const others = keys.length - working;
  return `${working} ${working === 1 ? 'works' : 'work'}${others > 0 ? `, ${others} revoked or expired` : ''}`;
}

function daysOf(ms: number): string {
  return counted(Math.max(1, Math.round(ms / day)), 'day');
}
