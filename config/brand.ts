/** Who runs the site. Colours are in `palette.ts`, the mark in `site/components/Mark.tsx`. */
export const brand = {
  name: 'Grovemail',
  /** One sentence for search engines and link previews. */
  description:
    'Email campaigns, automation, transactional email and app analytics that help you sell more to the customers you already have.',
  legalName: 'Grovemail (sample operator)',
  contact: {
    email: 'hello@grovemail.example',
    address: ['12 Orchard Road', 'Yaba, Lagos', 'Nigeria'],
  },
  /** Where the sources of the documentation are edited, without trailing slash. */
  repositoryUrl: 'https://github.com/grovemail-example/grovemail',
  /** Mail to it goes to no server: its mailboxes simulate what becomes of a mail. */
  sandboxDomain: 'sandbox.grovemail.example',
  blogUrl: 'https://blog.grovemail.example/',
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/grovemail-example' },
    { name: 'Instagram', url: 'https://www.instagram.com/grovemail.example' },
    { name: 'X', url: 'https://x.com/grovemail_example' },
  ],
} as const;
