import type { ReactElement } from 'react';
import { analytics } from './AnalyticsSheet.tsx';
import { basket } from './BasketSheet.tsx';
import { campaign } from './CampaignSheet.tsx';
import { hero } from './HeroSheet.tsx';
import { automations } from './JourneySheet.tsx';
import { steps } from './StepsSheet.tsx';
import { transactionals } from './TransactionalSheet.tsx';

const { second, ...firstSends } = campaign;
const { kettle, prints, resent } = campaign;
const { kites, log, ...requestToMail } = transactionals;
const { ladder, mailed, stream, ...tiles } = analytics;

/** Each sheet is a file, `/pictures/NAME.svg`: its parts by id. A page fetches one. */
export const sheets = {
  home: {
    ...hero,
    second,
    kettle,
    prints,
    resent,
    ...automations,
    ...requestToMail,
    ...tiles,
    ...steps,
  },
  automations: basket,
  campaign: firstSends,
  transactionals,
  analytics: { ...tiles, funnel: ladder, events: stream, segment: mailed },
} satisfies Record<string, Readonly<Record<string, ReactElement>>>;

export type Sheet = keyof typeof sheets;
