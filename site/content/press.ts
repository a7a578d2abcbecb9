import type { PressArticle } from '../sections/PressRow.tsx';

/** Sample articles of sample papers: put your own coverage here. */
export const press: { title: string; articles: PressArticle[]; isSample?: boolean } = {
  title: 'In The News',
  isSample: true,
  articles: [
    {
      outlet: 'The Orchard Post',
      title: 'The second email is the one that gets read',
      page: 'Business, page 4',
      opening:
        'Half of a list is busy when the first email comes. Shops that write once more, to those people alone, find them at the second knock.',
      url: 'https://orchard-post.example/second-email',
      picture: 'crate',
      alt: 'A crate of fruit at night',
    },
    {
      outlet: 'Harbour Business',
      title: 'Why small shops look after the customers they have',
      page: 'Trade, page 11',
      opening:
        'A new customer costs more every year. The woman behind the counter has known it all along: greet those who came back.',
      url: 'https://harbour-business.example/customers-you-have',
      picture: 'van',
      alt: 'A delivery van before the setting sun',
    },
    {
      outlet: 'Plain Product Weekly',
      title: 'Marketing and engineering share one inbox at last',
      page: 'Product, page 2',
      opening:
        'Receipts were code, and campaigns were not. In one team both are words now, and the people who write them change them.',
      url: 'https://plain-product.example/one-inbox',
      picture: 'coast',
      alt: 'A boat off the coast',
    },
  ],
};
