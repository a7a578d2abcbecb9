/** What a plan is made of, in the order in which it is shown and summed (R180, B1). */
export const moduleCodes = ['campaign', 'automation', 'transactional', 'app_insights'] as const;

export type ModuleCode = (typeof moduleCodes)[number];

/** The default module; no plan is without it (R175, R236). */
export const baseModule: ModuleCode = 'campaign';

export const moduleLabels: Readonly<Record<ModuleCode, string>> = {
  campaign: 'Campaigns',
  automation: 'Automation',
  transactional: 'Transactional',
  app_insights: 'App insights',
};

/** The wanted modules in their own order, once each, with the base module; unknown codes are left out. */
export function orderedModules(wanted: readonly string[]): ModuleCode[] {
  return moduleCodes.filter((code) => code === baseModule || wanted.includes(code));
}
