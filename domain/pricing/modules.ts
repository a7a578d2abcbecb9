/** The modules of a plan, in the order in which they are shown and summed. */
export const moduleCodes = ['campaign', 'automation', 'transactional', 'app_insights'] as const;

export type ModuleCode = (typeof moduleCodes)[number];

/** The module that every plan includes. */
export const baseModule: ModuleCode = 'campaign';

export const moduleLabels: Readonly<Record<ModuleCode, string>> = {
  campaign: 'Broadcast Messaging',
  automation: 'Marketing Automation',
  transactional: 'Transactional Emails',
  app_insights: 'App Analytics',
};

/** The selected modules, ordered and deduplicated, with the base module; unknown codes are dropped. */
export function orderedModules(wanted: readonly string[]): ModuleCode[] {
  return moduleCodes.filter((code) => code === baseModule || wanted.includes(code));
}
