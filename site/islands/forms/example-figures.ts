import { calculated } from './calculated.ts';

/** The receipt's example until the visitor has typed figures. */
export const example = calculated({
  contact_count: 12_000,
  active_count: 8_000,
  current_cost: 6_000,
  services: { campaign: true, automation: true, transactional: true },
});
