import { brand } from '@grovemail/config/brand.ts';

/** The properties of `Page` for what a form ends on without JavaScript. */
export function responsePage(title: string) {
  return { title: `${title} · ${brand.name}`, isNotice: true, noindex: true, landing: false };
}
