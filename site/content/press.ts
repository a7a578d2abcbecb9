import type { PressArticle } from '../sections/PressRow.tsx';

/** Sample articles of sample papers: put your own coverage here. */
export const press: { title: string; articles: PressArticle[] } = {
  title: 'In The News',
  articles: [
    {
      outlet: 'The Orchard Post (sample)',
      title: 'The second email is the one that gets read',
      url: 'https://orchard-post.example/second-email',
      picture: 'letter',
      alternative: 'Drawing: an open envelope',
    },
    {
      outlet: 'Harbour Business (sample)',
      title: 'Why small shops look after the customers they have',
      url: 'https://harbour-business.example/customers-you-have',
      picture: 'growth',
      alternative: 'Drawing: three bars and a rising line',
    },
    {
      outlet: 'Plain Product Weekly (sample)',
      title: 'Marketing and engineering share one inbox at last',
      url: 'https://plain-product.example/one-inbox',
      picture: 'people',
      alternative: 'Drawing: three people side by side',
    },
  ],
};
