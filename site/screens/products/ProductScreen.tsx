import type { ReactNode } from 'react';
import type { IconName } from '../../components/Icon.tsx';
import type { SiteLinks } from '../../components/links.ts';
import type { StampName } from '../../pictures/stamps/stamps.ts';
import { Faq, type FaqItem } from '../../sections/Faq.tsx';
import { FeatureBlock, type FeatureItem, type Tint } from '../../sections/FeatureBlock.tsx';
import { hasChip, PartnerRow, type Partners } from '../../sections/PartnerRow.tsx';
import { ProductHero } from '../../sections/ProductHero.tsx';
import { StartCall } from '../../sections/StartCall.tsx';

/** The props of a product's own screen. */
export interface ProductProps<Picture extends string> {
  product: {
    tint: Tint;
    name: string;
    title: string;
    lead: string;
    menu: { icon: IconName };
    features: (Omit<FeatureItem, 'href' | 'cta' | 'tint'> & { picture: Picture })[];
    faq: FaqItem[];
    stamp: StampName;
    closingStamp: StampName;
    closing: string;
  };
  partners: Partners;
  start: { title: string };
  links: SiteLinks;
}

interface Props<Picture extends string> extends ProductProps<Picture> {
  centerpiece?: ReactNode;
  /** The hero's class, which makes room for what rises beside it. */
  heroClass?: string | undefined;
  /** A part of its own that continues the hero. */
  journey?: ReactNode;
  /** Follows the logos, in front of the features. */
  interactive?: ReactNode;
  /** By their names in the content. */
  pictures: Record<NoInfer<Picture>, ReactNode>;
  /** A picture that can be used, beside the moment. */
  playable?: NoInfer<Picture>;
}

/** What the products' screens share. Each brings its own pictures, so that its page has no styles of others. */
export function ProductScreen<Picture extends string>(props: Props<Picture>) {
  const { product, partners, start, links, heroClass, journey, interactive, pictures, playable } =
    props;
  const { name, title, lead, menu, tint, stamp, closingStamp, closing, features, faq } = product;
  const register = { href: links.registerFromMain, cta: 'Get started free', register: true };
  const beside = features.filter(({ layout }) => !layout).map((feature) => feature.title);
  const isRight = (of: string) => beside.indexOf(of) % 2 === 1;
  return (
    <>
      <ProductHero
        name={name}
        title={title}
        lead={lead}
        tint={tint}
        stamp={stamp}
        links={links}
        icon={menu.icon}
        centerpiece={props.centerpiece}
        className={heroClass}
        sharesChip={hasChip(partners)}
      />
      {journey}
      <PartnerRow title="Trusted by teams that keep their customers" partners={partners} />
      {interactive}
      {features.map(({ picture, ...feature }) => (
        <FeatureBlock
          key={feature.title}
          item={{
            ...feature,
            ...register,
            tint,
            ...(isRight(feature.title) ? { layout: 'rtl' } : {}),
          }}
          playable={feature.layout === 'moment' || picture === playable}
          picture={pictures[picture]}
        />
      ))}
      <Faq title="Questions, answered" items={faq} tight />
      <StartCall {...start} text={closing} tint={tint} links={links} stamp={closingStamp} />
    </>
  );
}
