import { brand } from '@grovemail/config/brand.ts';
import { defaultCatalog } from '@grovemail/domain/pricing/default-catalog.ts';
import { moduleLabels } from '@grovemail/domain/pricing/modules.ts';
import { priceList } from '@grovemail/domain/pricing/price-list.ts';
import { quote } from '@grovemail/domain/pricing/quote.ts';
import { products } from '../content/products/all.ts';
import { defaultSelection } from '../islands/pricing/default-selection.ts';
import type { FaqItem } from '../sections/Faq.tsx';
import { bases, hasBuiltPrices } from './site-config.ts';

/**
 * Structured data of a page for search engines: schema.org JSON-LD, escaped for a script
 * element. It states only what the page shows.
 * @param page its path without a trailing slash
 * @param title as in the browser's tab
 * @param trail breadcrumbs, itself included, if the page shows them; default: directly under the home page
 */
export function structuredData(
  page: string,
  title: string,
  trail: readonly TrailEntry[] = [
    { label: 'Home', href: '/' },
    { label: nameIn(title), href: page },
  ],
): string {
  const faq = faqs[page];
  const graph = [
    page === '/' ? website() : breadcrumbs(page, trail),
    ...(page === '/contact' ? [organization()] : []),
    ...(page === '/pricing' ? [application()] : []),
    ...(faq ? [questions(faq)] : []),
  ];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  // A `<` could close the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

// Of the products alone: questions about billing, and the home page's, name none.
const faqs: Readonly<Record<string, readonly FaqItem[]>> = Object.fromEntries(
  products.map(({ slug, faq }) => [`/products/${slug}`, faq]),
);

function organization() {
  return {
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    url: `${bases.site}/`,
    logo: `${bases.site}/icon-512.png`,
    email: brand.contact.email,
    sameAs: brand.social.map(({ url }) => url),
  };
}

function website() {
  return { '@type': 'WebSite', name: brand.name, url: `${bases.site}/` };
}

function application() {
  return {
    '@type': 'SoftwareApplication',
    name: brand.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: `${bases.site}/`,
    description: brand.description,
    ...(hasBuiltPrices && !priceList.isSample ? { offers: offer() } : {}),
  };
}

/** The price printed on the page: the first bracket, monthly. */
function offer() {
  const quoted = quote(defaultCatalog, defaultSelection);
  if (quoted.kind !== 'priced') throw new TypeError('The default selection has no price.');
  return {
    '@type': 'Offer',
    name: `Growth, ${defaultSelection.modules.map((code) => moduleLabels[code]).join(', ')}`,
    price: (quoted.totalMinor / 100).toFixed(2),
    priceCurrency: quoted.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: (quoted.totalMinor / 100).toFixed(2),
      priceCurrency: quoted.currency,
      unitCode: 'MON',
    },
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      maxValue: defaultSelection.contacts,
      unitText: 'contacts',
    },
    url: `${bases.site}/pricing`,
  };
}

function questions(items: readonly FaqItem[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface TrailEntry {
  label: string;
  /** Missing for the page itself. */
  href?: string;
}

function breadcrumbs(page: string, trail: readonly TrailEntry[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href = page }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: `${bases.site}${href}`,
    })),
  };
}

function nameIn(title: string): string {
  return title.replace(` · ${brand.name}`, '');
}
