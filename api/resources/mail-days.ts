import type { MailDay } from '@grovemail/contract/console/visits.ts';
import { isOwnChoice } from '@grovemail/domain/preferences/suppression-source.ts';
import type { Store } from '../store/store.ts';

const day = 24 * 60 * 60_000;
const pageSize = 500;

/**
 * Emails of the API, reports of other servers and new unsubscriptions per day in UTC.
 * @param count of days, including today
 * @param now milliseconds since the epoch
 */
export async function readMailDays(store: Store, count: number, now: number): Promise<MailDay[]> {
  const today = Math.floor(now / day) * day;
  const first = today - (count - 1) * day;
  const [reports, suppressions] = await Promise.all([
    since(first, (page) => store.listMailReports(page)),
    since(first, async (page) =>
      (await store.listSuppressions(page)).map((row) => ({ ...row, createdAt: row.since })),
    ),
  ]);
  const unsubscribed = suppressions.filter(({ source }) => isOwnChoice(source));
  const days: MailDay[] = [];
  for (let from = first; from <= today; from += day) {
    const isOfDay = ({ createdAt }: { createdAt: number }) =>
      createdAt >= from && createdAt < from + day;
    const period = { createdFrom: from, createdBefore: from + day };
    const { size: sent } = await store.listTransactionals({ space: 'live', limit: 1, ...period });
    const ofDay = reports.filter(isOfDay);
    days.push({
      day: new Date(from).toISOString().slice(0, 10),
      sent,
      bounced: ofDay.filter(({ kind }) => kind === 'bounced').length,
      complained: ofDay.filter(({ kind }) => kind === 'complained').length,
      unsubscribed: unsubscribed.filter(isOfDay).length,
    });
  }
  return days;
}

/** The rows since a time. @param list newest first */
async function since<Row extends { id: string; createdAt: number }>(
  start: number,
  list: (page: { limit: number; before?: string }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let page: Row[] = [];
  do {
    const before = page.at(-1)?.id;
    page = await list({ limit: pageSize, ...(before === undefined ? {} : { before }) });
    rows.push(...page.filter(({ createdAt }) => createdAt >= start));
  } while (page.length === pageSize && (page.at(-1)?.createdAt ?? 0) >= start);
  return rows;
}
