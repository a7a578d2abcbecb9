import type { ReactElement } from 'react';
import { analytics } from './AnalyticsSheet.tsx';
import { campaign } from './CampaignSheet.tsx';
import { hero } from './HeroSheet.tsx';
import { automations } from './JourneySheet.tsx';
import { transactionals } from './TransactionalSheet.tsx';

/** Each sheet is a file, `/pictures/NAME.svg`: its parts by id. */
export const sheets = { hero, campaign, automations, transactionals, analytics } satisfies Record<
  string,
  Readonly<Record<string, ReactElement>>
>;

export type Sheet = keyof typeof sheets;
