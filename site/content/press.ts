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
        'Half your list is busy when the first email lands. Shops that write again, only to those people, reach them the second time.',
      url: 'https://orchard-post.example/second-email',
      picture: 'crate',
      alt: 'A crate of fruit at night',
    },
    {
      outlet: 'Harbor Business',
      title: 'Why small shops look after the customers they have',
      page: 'Trade, page 11',
      opening:
        'A new customer costs more every year. Shopkeepers have always known the answer: greet the people who come back.',
      url: 'https://harbour-business.example/customers-you-have',
      picture: 'van',
      alt: 'A delivery van before the setting sun',
    },
    {
      outlet: 'Plain Product Weekly',
      title: 'Marketing and engineering share one inbox at last',
      page: 'Product, page 2',
      opening:
        'Receipts used to live in code. Now the people who write them can change them, as they do with campaigns.',
      url: 'https://plain-product.example/one-inbox',
      picture: 'coast',
      alt: 'A boat off the coast',
    },
  ],
};
