import { Centrepiece } from '../components/compositions/Centrepiece.tsx';
import { type PictureName, ProductPicture } from '../components/fragments/ProductPicture.tsx';
import type { IconName } from '../components/Icon.tsx';
import type { SiteLinks } from '../components/links.ts';
import { Faq, type FaqItem } from '../sections/Faq.tsx';
import { FeatureBlock, type FeatureItem, type Tint } from '../sections/FeatureBlock.tsx';
import { PartnerRow, type Partners } from '../sections/PartnerRow.tsx';
import { PlayableJourney } from '../sections/PlayableJourney.tsx';
import { PlayableRequest, type RequestSample } from '../sections/PlayableRequest.tsx';
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
    features: (Omit<FeatureItem, 'href' | 'cta' | 'tint'> & { picture: PictureName })[];
    faq: FaqItem[];
  };
  partners: Partners;
  start: { title: string; text: string };
  links: SiteLinks;
  /** The request that the page of transactional mail plays with. */
  samples: readonly RequestSample[];
}

export function ProductScreen({ product, partners, start, links, samples }: Props) {
  const { slug, name, title, lead, menu, tint, features, faq } = product;
  const register = { href: links.registerFromMain, cta: 'Get started free', register: true };
  const isJourney = slug === 'automations';
  return (
    <>
      <ProductHero
        {...{ name, title, lead, tint, links }}
        icon={menu.icon}
        centrepiece={isJourney ? null : <Centrepiece product={slug} />}
      />
      {isJourney && <PlayableJourney />}
      <PartnerRow title="Trusted by teams that keep their customers" partners={partners} />
      {features.map(({ picture, ...feature }, index) => (
        <FeatureBlock
          key={feature.title}
          item={{ ...feature, ...register, tint, ...(index % 2 ? { direction: 'rtl' } : {}) }}
          picture={<ProductPicture name={picture} />}
        />
      ))}
      {slug === 'transactionals' && <PlayableRequest samples={samples} />}
      <Faq title="Questions, answered" items={faq} />
      <StartCall {...start} links={links} />
    </>
  );
}
