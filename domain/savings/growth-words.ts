import { groupDigits } from '../group-digits.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { growthEstimate } from '../pricing/growth-estimate.ts';
import { baseModule, type ModuleCode, moduleCodes, moduleLabels } from '../pricing/modules.ts';
import { aboveTiers } from '../pricing/plan-brackets.ts';
import { priceLabel } from '../pricing/quote.ts';
import type { SharedFigures } from './share-link.ts';

type Figures = Pick<SharedFigures, 'contact_count' | 'active_count' | 'services'>;

/** What Growth costs a year in US dollars; null without a price. */
export function growthUsd(figures: Figures, catalog: Catalog | null): number | null {
  if (catalog === null) return null;
  const { quote } = growthEstimate(catalog, growthRequest(figures));
  return quote.kind === 'priced' ? quote.totalMinor / 100 : null;
}

/**
 * The Growth price of the same list and modules, with a link to it.
 * @param catalog without one there is the link alone
 */
export function growthSentence(figures: Figures, catalog: Catalog | null) {
  const request = growthRequest(figures);
  const { contacts, modules } = request;
  const count = `${groupDigits(contacts)} contacts`;
  if (catalog === null) {
    const query = `contacts=${contacts}&period=year&currency=USD&modules=${modules.join(',')}&plan=growth`;
    return { before: '', link: `See its price for ${count}`, href: `/pricing?${query}`, after: '' };
  }
  const { quote, href } = growthEstimate(catalog, request);
  if (quote.kind !== 'priced') {
    const largest = groupDigits(aboveTiers(catalog) - 1);
    const before = `Growth has no price for a list of this size. It ends at ${largest} contacts. `;
    return { before, link: 'See Enterprise', href, after: '' };
  }
  return {
    before: `Growth charges for your whole list: ${count} cost `,
    link: `${priceLabel(quote)} a year`,
    href,
    after: `, with ${namesOf(modules, figures)}.`,
  };
}

/** Why Growth costs a different amount than pay as you go. */
export function growthReason({ active_count: active, services }: Figures): string {
  const reason = `This result counts emails to your ${groupDigits(active)} active customers.`;
  return services.push ? `${reason} Growth doesn’t include push notifications.` : reason;
}

/** A year of Growth for the whole list, with the chosen services that are its modules. */
function growthRequest(figures: Figures) {
  return {
    contacts: figures.contact_count,
    modules: moduleCodes.filter((code) => code === baseModule || isChosen(code, figures)),
    currency: 'USD',
    period: 'year',
  } as const;
}

function isChosen(code: ModuleCode, { services }: Figures): boolean {
  return code !== 'app_insights' && services[code] === true;
}

/** `Broadcast Messaging, Marketing Automation and Transactional Emails`; the base module is in every plan, chosen or not. */
function namesOf(modules: readonly ModuleCode[], figures: Figures): string {
  const names = modules.map((code) =>
    code === baseModule && !isChosen(code, figures)
      ? `${moduleLabels[code]} (always included)`
      : moduleLabels[code],
  );
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}
