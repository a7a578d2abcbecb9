import { products } from './products/all.ts';

export const menuProducts = products.map(({ slug, name, tint, menu }) => ({
  title: name,
  href: `/products/${slug}`,
  tint,
  ...menu,
}));

export const startupPromo = {
  title: 'Startup Discount Program.',
  text: 'Access up to 70% discount on enterprise-grade growth tools for your startup.',
  cta: 'Learn More',
  href: '/startup',
};

/** Suggested in place of an unknown page; the first four unless its path names another. */
export const suggestedPages = [
  { label: 'Pricing', href: '/pricing' },
  { label: 'Book a demo', href: '/demo' },
  { label: 'Developers', href: '/developers' },
  { label: 'Contact', href: '/contact' },
  ...products.map(({ slug, name }) => ({ label: name, href: `/products/${slug}` })),
  { label: 'Savings calculator', href: '/calculator' },
  { label: 'Startup program', href: '/startup' },
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Security', href: '/security' },
];

/** Two addresses are kept as the specification prints them: the singular and the trailing slash. */
const printed: Readonly<Record<string, string>> = {
  campaign: '/products/campaign/',
  automations: '/products/automation',
};

export const footerProducts = products.map(({ slug, name }) => ({
  label: name,
  href: printed[slug] ?? `/products/${slug}`,
}));
