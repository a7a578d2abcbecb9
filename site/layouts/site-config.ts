import { brand } from '@grovemail/config/brand.ts';
import { isOwnApi } from '@grovemail/config/own-api.ts';
import { addressOf } from '@grovemail/contract/address-of.ts';
import { registerUrl } from '@grovemail/domain/visits/landing.ts';
import type { SiteLinks } from '../components/links.ts';

export const { env, bases, clientApiKey, handOver, hsts, outsideScript } = import.meta.env
  .SITE_CONFIG;
export const isProduction = env === 'production';

/** The API's origin; '' if none is configured. */
export const publicApi = bases.api || bases.site;

/** Whether the prices of this build are those of GET /modules; another service has its own. */
export const hasBuiltPrices = isOwnApi(bases.modules, bases);

/** Origin of the API in samples. A placeholder, which the browser replaces with the page's own origin. */
export const apiBase = publicApi || import.meta.env.STAND_IN_API;

/** Origin of the site in examples, with the same placeholder. */
export const siteBase = bases.site || apiBase;

const app = bases.app || '/app';
const register = `${app}/register`;

export const links: SiteLinks = {
  registerFromHeader: registerUrl(register, { location: 'header' }),
  registerFromMain: registerUrl(register, { location: 'main' }),
  demo: `${bases.guest}/demo`,
  login: `${app}/login`,
  blog: brand.blogUrl,
  agency: `${register}/agency`,
};

/** Whether our own API gets the calls; a third-party service gets the calls of the specification alone. */
export const ownServices = {
  users: isOwnApi(bases.users, bases),
  sales: isOwnApi(bases.sales, bases),
};

export const addresses = { modules: addressOf(bases, 'modules') };

const token = addressOf(bases, 'formToken');
const ofUsers = ownServices.users ? { token } : {};
const ofSales = ownServices.sales ? { token } : {};

/** The addresses of each form, as props of its island. */
export const formAddresses = {
  enquiry: { action: addressOf(bases, 'enquiry'), ...ofUsers },
  demo: { action: addressOf(bases, 'demos'), ...ofUsers },
  newsletter: { action: addressOf(bases, 'capture', { key: clientApiKey }), ...ofUsers },
  startup: { action: addressOf(bases, 'leads'), ...ofSales },
  savings: { action: addressOf(bases, 'leads'), ...ofSales },
} satisfies Record<string, { action: string; token?: string }>;

/** The addresses of the sample email's form; null where another service sends mail. */
export const sampleAddresses = ownServices.users
  ? { action: addressOf(bases, 'sendSample'), log: addressOf(bases, 'readSampleLog'), token }
  : null;

/** The specified call of the preference page, to which the browser appends the tracking id. */
export const unsubscribeAddress = addressOf(bases, 'unsubscribe', { tracking_id: '.' }).slice(
  0,
  -1,
);

/** What our own API offers to its recipients beside it. */
export const preferenceAddresses = {
  state: addressOf(bases, 'preferencesState'),
  resume: addressOf(bases, 'preferencesResume'),
  undo: addressOf(bases, 'preferencesUndo'),
  reason: addressOf(bases, 'preferencesReason'),
  link: addressOf(bases, 'preferencesLink'),
};
