import type { PressArticle } from '../sections/PressRow.tsx';
import { sample } from './products/sample.ts';

/** Sample articles of sample papers: put your own coverage here. */
export const press: { title: string; articles: PressArticle[] } = {
  title: 'In The News',
  articles: [
    {
      outlet: `The Orchard Post ${sample}`,
      title: 'The second email is the one that gets read',
      url: 'https://orchard-post.example/second-email',
      stamp: 'crate',
      alt: 'Stamp: a crate of fruit',
    },
    {
      outlet: `Harbour Business ${sample}`,
      title: 'Why small shops look after the customers they have',
      url: 'https://harbour-business.example/customers-you-have',
      stamp: 'baobab',
      alt: 'Stamp: a baobab before the setting sun',
    },
    {
      outlet: `Plain Product Weekly ${sample}`,
      title: 'Marketing and engineering share one inbox at last',
      url: 'https://plain-product.example/one-inbox',
      stamp: 'loom',
      alt: 'Stamp: a loom with a woven pattern',
    },
  ],
};
