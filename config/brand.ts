export interface Brand {
  name: string;
  /** One sentence for search engines and link previews. */
  description: string;
  legalName: string;
  contact: { email: string; address: readonly string[] };
  /** The URL under which the documentation's sources are edited, without trailing slash. */
  repositoryUrl: string;
  /** Its mailboxes simulate the outcomes of a delivery; mail to it reaches no server. */
  sandboxDomain: string;
  support: Support;
  forBuyers: ForBuyers;
  blogUrl: string;
  /** May be empty. */
  social: readonly { name: string; url: string }[];
}

interface Support {
  /** Default: the address of `contact`. */
  email?: string;
  /** When somebody answers: `Monday to Friday, 9:00 to 17:00 UTC`. */
  hours?: string;
  /** How soon: `within one business day`. */
  responseTime?: string;
  /** A page that shows outages. */
  statusUrl?: string;
  /** Where developers help each other. */
  forumUrl?: string;
}

/** Shown in the documentation under "Support and status", if set. */
const support: Support = {};

/** Facts for buyers. All are optional; sentences end in a period. */
interface ForBuyers {
  /** With its country code: `+234 1 700 0000`. */
  phone?: string;
  /** A number with its country code, which opens a chat. */
  whatsapp?: string;
  /** Such as `Cards`, `Bank transfer`. */
  paymentMethods?: readonly string[];
  /** VAT and other taxes on the price. */
  taxes?: string;
  /** The contents and the time of an invoice. */
  invoices?: string;
  /** The country or provider that stores the data. */
  dataLocation?: string;
  /** How customers migrate from another tool, and who helps. */
  moving?: string;
  /** Tools that work with this one: `Shopify`. */
  integrations?: readonly string[];
}

/**
 * Shown in the footer, on the contact and demo pages, in the questions about prices and under Security, if set. Hours and
 * status page are in `support`.
 */
const forBuyers: ForBuyers = {};

/** The company. Colors are in `palette.ts`, the logo in `site/components/Mark.tsx`. */
export const brand: Brand = {
  name: 'Grovemail',
  description:
    'Email campaigns, automation, transactional email and app analytics that help you sell more to the customers you already have.',
  legalName: 'Grovemail (sample operator)',
  contact: {
    email: 'hello@grovemail.example',
    address: ['12 Orchard Road (sample address)', 'Yaba, Lagos', 'Nigeria'],
  },
  repositoryUrl: 'https://example.com/grovemail',
  sandboxDomain: 'sandbox.grovemail.example',
  support,
  forBuyers,
  blogUrl: 'https://blog.grovemail.example/',
  social: [
    { name: 'LinkedIn', url: 'https://example.com/linkedin' },
    { name: 'Instagram', url: 'https://example.com/instagram' },
    { name: 'X', url: 'https://example.com/x' },
  ],
};
