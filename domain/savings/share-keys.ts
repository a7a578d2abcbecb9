/**
 * The query keys of a shared calculation and their fields, without personal data.
 */
export const shareKeys = {
  customers: 'contact_count',
  active: 'active_count',
  cost: 'current_cost',
  services: 'services',
} as const;

/** The query pairs of a shared calculation, as the source of a regular expression. */
export const sharePairs = '(customers|active|cost)=[\\d.]+|services=[a-z,]*';
