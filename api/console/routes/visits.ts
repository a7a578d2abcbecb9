import type { MailDays } from '@grovemail/contract/console/visits.ts';
import { visitsQuery } from '@grovemail/contract/console/visits-bodies.ts';
import { readMailDays } from '../../resources/mail-days.ts';
import { readVisits } from '../../resources/visits.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, read } from '../serving/console-route.ts';

/** Page views, submissions and emails over time. */
export function visitsRoutes({ store, now }: ConsoleDeps): ConsoleRoute[] {
  return [
    read('/api/visits', visitsQuery, ({ query }) => readVisits(store, query.days, now())),
    read('/api/visits/mail', visitsQuery, async ({ query }): Promise<MailDays> => {
      return { days: await readMailDays(store, query.days, now()) };
    }),
  ];
}
