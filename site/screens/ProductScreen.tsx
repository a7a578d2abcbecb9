import { centrepieceOf } from '../components/compositions/Centrepieces.tsx';
import { type PictureName, ProductPicture } from '../components/fragments/ProductPicture.tsx';
import type { IconName } from '../components/Icon.tsx';
import type { SiteLinks } from '../components/links.ts';
import type { StampName } from '../components/stamps/stamps.ts';
import { Faq, type FaqItem } from '../sections/Faq.tsx';
import { FeatureBlock, type FeatureItem, type Tint } from '../sections/FeatureBlock.tsx';
import { PartnerRow, type Partners } from '../sections/PartnerRow.tsx';
import { PlayableJourney } from '../sections/PlayableJourney.tsx';
import { PlayableRequest, type RequestSample } from '../sections/PlayableRequest.tsx';
import { PlayableUsage } from '../sections/PlayableUsage.tsx';
import { ProductHero } from '../sections/ProductHero.tsx';
import { StartCall } from '../sections/StartCall.tsx';

interface Props {
  product: {
    slug: string;
    tint: Tint;
    name: string;
    title: string;
    lead: string;
    menu: { icon: IconName };
    features: (Omit<FeatureItem, 'href' | 'cta' | 'tint'> & {
      picture: PictureName | 'request' | 'usage';
    })[];
    faq: FaqItem[];
    stamp: StampName;
    closingStamp: StampName;
  };
  partners: Partners;
  start: { title: string; text: string };
  links: SiteLinks;
  /** The request that the page of transactional mail plays with. */
  samples: readonly RequestSample[];
}

export function ProductScreen({ product, partners, start, links, samples }: Props) {
  const { slug, name, title, lead, menu, tint, stamp, closingStamp, features, faq } = product;
  const register = { href: links.registerFromMain, cta: 'Get started free', register: true };
  const playable = { request: <PlayableRequest samples={samples} />, usage: <PlayableUsage /> };
  const isJourney = slug === 'automations';
  const beside = features.filter(({ layout }) => !layout).map((feature) => feature.title);
  const isRight = (of: string) => beside.indexOf(of) % 2 === 1;
  return (
    <>
      <ProductHero
        {...{ name, title, lead, tint, stamp, links }}
        icon={menu.icon}
        centrepiece={isJourney ? null : centrepieceOf(slug)}
      />
      {isJourney && <PlayableJourney />}
      <PartnerRow title="Trusted by teams that keep their customers" partners={partners} />
      {features.map(({ picture, ...feature }) => (
        <FeatureBlock
          key={feature.title}
          item={{
            ...feature,
            ...register,
            tint,
            ...(isRight(feature.title) ? { layout: 'rtl' } : {}),
          }}
          playable={picture in playable}
          picture={
            picture === 'request' || picture === 'usage' ? (
              playable[picture]
            ) : (
              <ProductPicture name={picture} />
            )
          }
        />
      ))}
      <Faq title="Questions, answered" items={faq} />
      <StartCall {...start} links={links} stamp={closingStamp} />
    </>
  );
}
