/** The sections of the public API with their descriptions, in the order of the reference. */
export const tags = {
  Automations: 'Events that happen for a contact, and the webhooks that wait for them.',
  Contacts: 'The people you write to, each stored under an email address.',
  'Transactional emails':
    'Mail to one recipient, from a template or your own HTML, and its delivery log.',
  'Web push':
    'The calls that pages and service workers of your site make, with a publishable key or none.',
} as const;

export type Tag = keyof typeof tags;
