import type { NamedViews, VisitDay, Visits } from '@grovemail/contract/console/visits.ts';
import type { SubmissionDay } from '../store/daily-reports/submission-day-store.ts';
import type { PageViewCount } from '../store/page-views/page-view-store.ts';
import type { Store } from '../store/store.ts';

const day = 24 * 60 * 60_000;

/**
 * Page views, their sources and submissions per day in UTC.
 * @param count of days, including today
 * @param now milliseconds since the epoch
 */
export async function readVisits(store: Store, count: number, now: number): Promise<Visits> {
  const today = Math.floor(now / day) * day;
  const first = today - (count - 1) * day;
  const rows = await store.listPageViews({ from: first, until: today + day });
  const before = await store.listPageViews({ from: first - count * day, until: first });
  const submissions = await store.countSubmissionsByDay({ from: first, until: today + day });
  const days: VisitDay[] = [];
  for (let from = first; from <= today; from += day) {
    const count = (kind: SubmissionDay['kind']) =>
      submissions.find((row) => row.day === from && row.kind === kind)?.count ?? 0;
    const views = rows.filter((row) => row.day === from);
    days.push({
      day: new Date(from).toISOString().slice(0, 10),
      views: pagesSeen(views),
      demos: count('demo'),
      startups: count('startup'),
      savings: count('savings'),
      enquiries: count('enquiry'),
      subscribers: count('subscriber'),
      confirmed: count('confirmed'),
    });
  }
  return {
    days,
    viewsBefore: pagesSeen(before),
    pages: sums(rows, 'page'),
    hosts: sums(rows, 'host'),
  };
}

function pagesSeen(rows: readonly PageViewCount[]): number {
  return rows.reduce((sum, { kind, views }) => sum + (kind === 'page' ? views : 0), 0);
}

/** Totals by name over all days, most viewed first. */
function sums(rows: readonly PageViewCount[], kind: PageViewCount['kind']): NamedViews[] {
  const views = new Map<string, number>();
  for (const row of rows) {
    if (row.kind === kind) views.set(row.name, (views.get(row.name) ?? 0) + row.views);
  }
  return [...views].map(([name, sum]) => ({ name, views: sum })).sort((a, b) => b.views - a.views);
}
