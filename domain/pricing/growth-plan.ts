import { type ModuleCode, orderedModules } from './modules.ts';

/** Growth, as its card shows it. */
export const growthPlan = {
  audience: 'For engaging and retaining up to 50K users',
  /** What some benefits mean, by their text. */
  glosses: { '10X Campaigns per month': 'Ten emails a month to each contact' },
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

/** The benefits of what is selected, in the order of the modules. */
export function growthBenefits(modules: readonly string[]): string[] {
  return [
    ...growthPlan.base,
    ...orderedModules(modules).flatMap((code) => growthPlan.modules[code]),
  ];
}
