/** The sections of the public API with their descriptions, in the order of the reference. */
export const tags = {
  Automations: 'Events that start journeys, and the webhooks that report them.',
  Contacts: 'The people you write to, each stored under an email address.',
  'Transactional emails':
    'Email to one recipient, from a template or your own HTML, and its delivery log.',
  Webhooks: 'Signed messages to your server about events, emails and contacts.',
  Templates: 'Emails saved with a code, with placeholders, versions and a preview.',
  Suppressions: 'Addresses that get no email, with the list, the date and the reason.',
  'Web push': 'Calls from your pages and service worker, with a publishable key or none.',
} as const;

export type Tag = keyof typeof tags;
