import { brand } from '@grovemail/config/brand.ts';
import { addressOf } from '@grovemail/contract/address-of.ts';
import { registerUrl } from '@grovemail/domain/visits/landing.ts';
import type { SiteLinks } from '../components/links.ts';

export const { env, bases, clientApiKey, handOver, hsts } = import.meta.env.SITE_CONFIG;
export const isProduction = env === 'production';

/** The API's origin; '' if none is configured. */
export const publicApi = bases.users || bases.site;

/** Origin of the API in samples. A placeholder, which the browser replaces with the page's own origin. */
export const apiBase = publicApi || import.meta.env.STAND_IN_API;

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

/** API addresses for forms and islands, as props. */
export const addresses = {
  modules: addressOf(bases, 'modules'),
  enquiry: addressOf(bases, 'enquiry'),
  demos: addressOf(bases, 'demos'),
  leads: addressOf(bases, 'leads'),
  formToken: addressOf(bases, 'formToken'),
  capture: addressOf(bases, 'capture', { key: clientApiKey }),
};

/** The operations of the preference page; the browser appends the tracking id to `unsubscribe`. */
export const preferenceAddresses = {
  unsubscribe: addressOf(bases, 'unsubscribe', { tracking_id: '.' }).slice(0, -1),
  state: addressOf(bases, 'preferencesState'),
  resume: addressOf(bases, 'preferencesResume'),
  undo: addressOf(bases, 'preferencesUndo'),
  reason: addressOf(bases, 'preferencesReason'),
  link: addressOf(bases, 'preferencesLink'),
};
