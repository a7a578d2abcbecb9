import type { ReactElement } from 'react';
import { analytics } from './analytics/AnalyticsSheet.tsx';
import { basket } from './automations/BasketSheet.tsx';
import { automations } from './automations/JourneySheet.tsx';
import { campaign } from './campaign/CampaignSheet.tsx';
import { hero } from './home/HeroSheet.tsx';
import { steps } from './home/StepsSheet.tsx';
import type { Sheet } from './parts/Drawing.tsx';
import { press } from './press/PressSheet.tsx';
import { transactionals } from './transactionals/TransactionalSheet.tsx';

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
  press,
  transactionals,
  analytics: { ...tiles, funnel: ladder, events: stream, segment: mailed },
} satisfies Record<Sheet, Readonly<Record<string, ReactElement>>>;
