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

/** Two addresses are kept as the specification prints them: the singular and the trailing slash. */
const printed: Readonly<Record<string, string>> = {
  campaign: '/products/campaign/',
  automations: '/products/automation',
};

export const footerProducts = products.map(({ slug, name }) => ({
  label: name,
  href: printed[slug] ?? `/products/${slug}`,
}));
