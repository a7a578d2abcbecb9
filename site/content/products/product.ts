import type { IconName } from '../../components/Icon.tsx';
import type { StampName } from '../../pictures/stamps/stamps.ts';
import type { FaqItem } from '../../sections/Faq.tsx';
import type { FeatureItem, Tint } from '../../sections/FeatureBlock.tsx';
import type { HomeFeatureItem } from '../../sections/HomeFeature.tsx';

/**
 * A product: its page, its entries in the header's menu and the footer, its block on the home page.
 * `Picture` are the names that its screen gives to its pictures.
 */
export interface Product<Picture extends string = string> {
  /** The last part of its page's address. */
  slug: string;
  /** Its ground, wherever it is shown. */
  tint: Tint;
  name: string;
  menu: { description: string; icon: IconName };
  /** Its block on the home page, beside the picture that `HomeScreen` has for its slug. */
  home?: Omit<HomeFeatureItem, 'icon' | 'href'>;
  title: string;
  lead: string;
  /** For search engines, at most 160 characters. */
  description: string;
  /** Beside its title. */
  stamp: StampName;
  /** At the end of its page. */
  closingStamp: StampName;
  /** The sentence there: what to start with. */
  closing: string;
  features: (Pick<
    FeatureItem,
    'icon' | 'tagline' | 'title' | 'description' | 'benefits' | 'readOn'
  > & {
    picture: Picture;
    /** Those without alternate, beginning on the left. At most one is a `moment`. */
    layout?: 'rtl' | 'wide' | 'moment';
  })[];
  faq: [FaqItem, FaqItem, FaqItem];
}
