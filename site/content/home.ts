import type { GuideWords } from '../sections/Guide.tsx';
import { products } from './products/all.ts';

export const hero = {
  eyebrow: 'Email, SMS and push for shops that want their customers back',
  title: 'Generate More Revenue From Your Existing Customers.',
  tagline:
    'Turn one-time buyers into loyal customers and generate more revenue with a powerful, easy-to-use customer engagement platform.',
  facts: [
    { figure: '99.9%', text: 'accepted by mail servers' },
    { figure: '16%', text: 'higher open rates' },
    { figure: '1,000', text: 'free credits' },
  ],
};

/** A block for each product that has one, with a link to its page. */
export const features = products.flatMap(({ slug, menu, home }) =>
  home ? [{ ...home, icon: menu.icon, slug, href: `/products/${slug}` }] : [],
);

export const guide: GuideWords = {
  title: 'Start sending this afternoon',
  lead: 'Three steps. Your first campaign is\u00a0on\u00a0us.',
  steps: [
    {
      title: 'Create your free account',
      text: 'It takes under 2 minutes.',
      picture: 'account',
    },
    {
      title: 'Add your contacts',
      text: 'Upload your list, or add people through the API.',
      picture: 'list',
    },
    {
      title: 'Send your first campaign',
      text: 'Your first 1,000 credits are free, one per email.',
      picture: 'sent',
    },
  ],
};

export const closing = {
  title: 'See it with your own customers',
  text: 'Thirty minutes with someone who knows the product. Bring your questions.',
};
