import { partners } from './partners.ts';
import { press } from './press.ts';
import { privacy } from './privacy.ts';
import { products } from './products/all.ts';
import { terms } from './terms.ts';
import { testimonials } from './testimonials.ts';

/** The files that still have `isSample`: what a production server warns about. */
export const sampleContent = Object.entries<{ isSample?: boolean | undefined }>({
  partners,
  press,
  privacy,
  ...Object.fromEntries(products.map(({ slug, home }) => [`products/${slug}`, home?.voice ?? {}])),
  terms,
  testimonials,
}).flatMap(([name, { isSample }]) => (isSample ? [`site/content/${name}.ts`] : []));
