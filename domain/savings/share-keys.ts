/**
 * The query keys that share a calculation, each with the form's field it fills: counts and services,
 * never who asked.
 */
export const shareKeys = {
  customers: 'contact_count',
  active: 'active_count',
  cost: 'current_cost',
  services: 'services',
} as const;

/** The pairs that the calculator writes into a link to itself, as the source of a regular expression. */
export const sharePairs = '(customers|active|cost)=[\\d.]+|services=[a-z,]*';
