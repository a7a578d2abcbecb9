import { calculated } from './calculated.ts';

/** What the receipt shows until there are figures of the visitor's own. */
export const example = calculated({
  contact_count: 12_000,
  active_count: 8_000,
  current_cost: 6_000,
  services: { campaign: true, automation: true, transactional: true },
});
