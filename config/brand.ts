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

/** What the documentation offers under "Support and status": each of these only if it is set. */
const support: Support = {};

/** What buyers ask. All optional; sentences end in a period. */
interface ForBuyers {
  /** With its country code: `+234 1 700 0000`. */
  phone?: string;
  /** A number with its country code, which opens a chat. */
  whatsapp?: string;
  /** How one can pay: `Cards`, `Bank transfer`. */
  paymentMethods?: readonly string[];
  /** VAT and other taxes on the price. */
  taxes?: string;
  /** What an invoice says, and when it comes. */
  invoices?: string;
  /** Where the data lies: a country, a provider. */
  dataLocation?: string;
  /** Who moves a customer's data here from another tool, and how. */
  moving?: string;
  /** Tools that work with this one: `Shopify`. */
  integrations?: readonly string[];
}

/**
 * Shown in the footer, on the contact and demo pages, with the questions on prices, and under Security: each of these
 * only if it is set. Hours and status page are those of `support`.
 */
const forBuyers: ForBuyers = {};

/** Who runs the site. Colors are in `palette.ts`, the mark in `site/components/Mark.tsx`. */
export const brand = {
  name: 'Grovemail',
  /** One sentence for search engines and link previews. */
  description:
    'Email campaigns, automation, transactional email and app analytics that help you sell more to the customers you already have.',
  legalName: 'Grovemail (sample operator)',
  contact: {
    email: 'hello@grovemail.example',
    address: ['12 Orchard Road (sample address)', 'Yaba, Lagos', 'Nigeria'],
  },
  /** Where the sources of the documentation are edited, without trailing slash. */
  repositoryUrl: 'https://example.com/grovemail',
  /** Mail to it goes to no server: its mailboxes simulate what becomes of a mail. */
  sandboxDomain: 'sandbox.grovemail.example',
  support,
  forBuyers,
  blogUrl: 'https://blog.grovemail.example/',
  social: [
    { name: 'LinkedIn', url: 'https://example.com/linkedin' },
    { name: 'Instagram', url: 'https://example.com/instagram' },
    { name: 'X', url: 'https://example.com/x' },
  ],
} as const;
