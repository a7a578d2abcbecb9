import { brand } from '@grovemail/config/brand.ts';

interface OwnPage {
  title: string;
  description: string;
  canonical: string;
  ownPairs?: string;
}

/** The properties of `Page` for what a form ends on without JavaScript. */
export function responsePage(title: string) {
  return { title: `${title} · ${brand.name}`, isNotice: true, noindex: true, landing: false };
}

/**
 * The properties of `Page` for the page of a form.
 * @param response the title of a response to the form; without it, this is the page with the form
 */
export function formPage(response: string | undefined, own: OwnPage) {
  return response === undefined ? own : responsePage(response);
}
