/** A page of the reference. */
export interface Resource {
  slug: string;
  /** The page's leaf in the navigation and its heading. */
  title: string;
  /** Its operations and webhooks carry this tag. */
  tag: string;
}

/** The pages that are made from the contract, in the order of the navigation. */
export const resources: readonly Resource[] = [
  { slug: 'automations', title: 'Automations', tag: 'Automations' },
  { slug: 'contacts', title: 'Contacts', tag: 'Contacts' },
  { slug: 'transactionals', title: 'Transactional emails', tag: 'Transactional emails' },
  { slug: 'webpush', title: 'Web push', tag: 'Web push' },
];

export const referencePath = '/developers/reference';
export const errorsPath = '/developers/guides/errors';
