import type { ReactNode } from 'react';
import type { SiteLinks } from '../components/links.ts';
import { AnalyticsTiles } from '../pictures/analytics/AnalyticsTiles.tsx';
import { JourneyCanvas } from '../pictures/automations/JourneyCanvas.tsx';
import { CampaignFan } from '../pictures/campaign/CampaignFan.tsx';
import { DeliveryRows, RequestToMail } from '../pictures/transactionals/RequestToMail.tsx';
import { ContactSection } from '../sections/ContactSection.tsx';
import { Faq, type FaqItem } from '../sections/Faq.tsx';
import { Guide, type GuideWords } from '../sections/Guide.tsx';
import { Hero } from '../sections/Hero.tsx';
import {
  HomeFeature,
  type HomeFeatureItem,
  type HomeFeatureLayout,
} from '../sections/HomeFeature.tsx';
import { hasChip, PartnerRow, type Partners } from '../sections/PartnerRow.tsx';
import { PricingSection, type PricingWords } from '../sections/PricingSection.tsx';
import { StartCall } from '../sections/StartCall.tsx';
import { TestimonialBlock, type Testimonials } from '../sections/TestimonialBlock.tsx';
import { type ContactDetails, type DirectLines, WaysToReach } from '../sections/WaysToReach.tsx';

interface Props {
  hero: {
    eyebrow: string;
    title: string;
    tagline: string;
    facts: { figure: string; text: string }[];
  };
  partners: Partners;
  features: readonly (HomeFeatureItem & { slug: string })[];
  guide: GuideWords;
  faq: FaqItem[];
  pricingWords: PricingWords;
  closing: { title: string; text: string };
  testimonials: Testimonials;
  contact: ContactDetails;
  direct: DirectLines;
  links: SiteLinks;
  /** The islands: the plans and the enquiry form. */
  plans?: ReactNode;
  enquiry?: ReactNode;
}

/** The home page. */
export function HomeScreen(props: Props) {
  const { links, contact, direct } = props;
  return (
    <>
      <Hero {...props.hero} sharesChip={hasChip(props.partners)} links={links} />
      <PartnerRow title="Trusted by teams that keep their customers" partners={props.partners} />
      {props.features.map(({ slug, ...item }) => (
        <HomeFeature key={slug} item={item} {...pictureOf(slug)} />
      ))}
      <Guide {...props.guide} stamp="kettle" />
      <Faq title="Good to know" items={props.faq} />
      <PricingSection {...props.pricingWords}>{props.plans}</PricingSection>
      <StartCall {...props.closing} demoFirst links={links} stamp="baobab" />
      <TestimonialBlock testimonials={props.testimonials} />
      <ContactSection ways={<WaysToReach contact={contact} links={links} direct={direct} />}>
        {props.enquiry}
      </ContactSection>
    </>
  );
}

interface HomePicture {
  layout: HomeFeatureLayout;
  picture: ReactNode;
}

function pictureOf(product: string): HomePicture {
  const picture = pictures[product];
  if (!picture) throw new Error(`The home page has no picture of the product "${product}".`);
  return picture;
}

/** By product. The page carries the styles of these alone, not of every picture. */
const pictures: Readonly<Record<string, HomePicture>> = {
  campaign: { layout: 'wordsLeft', picture: <CampaignFan /> },
  automations: { layout: 'band', picture: <JourneyCanvas /> },
  transactionals: {
    layout: 'wordsRight',
    picture: (
      <>
        <RequestToMail narrow />
        <DeliveryRows />
      </>
    ),
  },
  analytics: { layout: 'bento', picture: <AnalyticsTiles /> },
};
