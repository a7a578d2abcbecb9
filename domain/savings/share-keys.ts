/**
 * The query keys that share a calculation, each with the form's field it fills: counts and services,
 * never who asked. Apart from the rest so that the attribution script can tell them from campaign tags.
 */
export const shareKeys = {
  customers: 'contact_count',
  active: 'active_count',
  cost: 'current_cost',
  services: 'services',
} as const;
