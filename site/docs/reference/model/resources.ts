/** A page of the reference. */
export interface Resource {
  slug: string;
  /** The page's navigation entry and heading. */
  title: string;
  /** The tag of its operations and webhooks. */
  tag: string;
}

/** The pages generated from the contract, in navigation order. */
export const resources: readonly Resource[] = [
  { slug: 'automations', title: 'Automations', tag: 'Automations' },
  { slug: 'contacts', title: 'Contacts', tag: 'Contacts' },
  { slug: 'transactionals', title: 'Transactional emails', tag: 'Transactional emails' },
  { slug: 'webhooks', title: 'Webhooks', tag: 'Webhooks' },
  { slug: 'templates', title: 'Templates', tag: 'Templates' },
  { slug: 'suppressions', title: 'Suppressions', tag: 'Suppressions' },
  { slug: 'webpush', title: 'Web push', tag: 'Web push' },
];

export const referencePath = '/developers/reference';
export const errorsPath = '/developers/guides/errors';
