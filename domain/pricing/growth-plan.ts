import { type ModuleCode, orderedModules } from './modules.ts';
import { priceList } from './price-list.ts';

/** The end of the last bracket, such as `50K`. */
export const mostContacts = inShort(priceList.contactBrackets.at(-1) ?? 0);

/** The texts of the Growth card. */
export const growthPlan = {
  audience: `For engaging and retaining up to ${mostContacts} users`,
  /** Explanations of benefits. */
  glosses: { '10X Campaigns per month': 'Ten emails to each contact' },
  base: ['5 seats', '10X Campaigns per month', 'API contact synchronization'],
  modules: {
    campaign: [],
    automation: [
      'Unlimited automation journeys',
      'Visual workflow builder',
      'Advanced autoresponders',
    ],
    transactional: ['Unlimited transactional emails', 'Auto subscriber capture'],
    app_insights: ['Event analytics', 'Event comparison', 'Page visit analytics'],
  },
} as const satisfies {
  audience: string;
  glosses: Readonly<Record<string, string>>;
  base: readonly string[];
  modules: Record<ModuleCode, readonly string[]>;
};

/** The benefits of the selected modules, in their order. */
export function growthBenefits(modules: readonly string[]): string[] {
  return [
    ...growthPlan.base,
    ...orderedModules(modules).flatMap((code) => growthPlan.modules[code]),
  ];
}

/** `2500` → `2.5K`, `1000000` → `1M`. */
function inShort(contacts: number): string {
  if (contacts >= 1_000_000) return `${contacts / 1_000_000}M`;
  return contacts >= 1_000 ? `${contacts / 1_000}K` : `${contacts}`;
}
