import type { ReactNode } from 'react';
import { DeliveryLog } from '../components/fragments/DeliveryLog.tsx';
import { EventsChart } from '../components/fragments/EventsChart.tsx';
import { Journey } from '../components/fragments/Journey.tsx';
import { OpensByHour } from '../components/fragments/OpensByHour.tsx';
import type { SiteLinks } from '../components/links.ts';
import { Section } from '../components/Section.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { ContactSection } from '../sections/ContactSection.tsx';
import { Faq, type FaqItem } from '../sections/Faq.tsx';
import { FeatureBlock, type FeatureItem } from '../sections/FeatureBlock.tsx';
import { Guide } from '../sections/Guide.tsx';
import { Hero } from '../sections/Hero.tsx';
import { PartnerRow, type Partners } from '../sections/PartnerRow.tsx';
import { PricingSection } from '../sections/PricingSection.tsx';
import { type Testimonial, TestimonialBlock } from '../sections/TestimonialBlock.tsx';

interface Props {
  hero: {
    title: string;
    tagline: string;
    facts: { figure: string; text: string }[];
  };
  partners: Partners;
  features: readonly (FeatureItem & { slug: string })[];
  guide: { title: string; lead: string; steps: { title: string; text: string }[] };
  faq: FaqItem[];
  pricingWords: { title: string; lead: string };
  closing: { title: string; text: string };
  testimonials: Testimonial[];
  contactEmail: string;
  links: SiteLinks;
  /** The islands: the plans and the enquiry form. */
  plans?: ReactNode;
  enquiry?: ReactNode;
}

export function HomeScreen(props: Props) {
  const { links } = props;
  return (
    <>
      <Hero {...props.hero} links={links} />
      <PartnerRow title="Trusted by teams that keep their customers" partners={props.partners} />
      {props.features.map(({ slug, ...item }, index) => (
        <FeatureBlock
          key={slug}
          item={{ ...item, ...(index % 2 ? { direction: 'rtl' } : {}) }}
          picture={pictureOf(slug)}
        />
      ))}
      <Guide {...props.guide} />
      <Faq title="Good to know" items={props.faq} />
      <PricingSection {...props.pricingWords}>{props.plans}</PricingSection>
      <Section ground="forest">
        <ClosingCall {...props.closing} demo={links.demo} register={links.registerFromMain} />
      </Section>
      <TestimonialBlock testimonials={props.testimonials} />
      <ContactSection email={props.contactEmail} demo={links.demo}>
        {props.enquiry}
      </ContactSection>
    </>
  );
}

function pictureOf(product: string): ReactNode {
  const picture = pictures[product];
  if (!picture) throw new Error(`The home page has no picture of the product "${product}".`);
  return picture;
}

/** By product. The page carries the styles of these alone, not of every picture. */
const pictures: Readonly<Record<string, ReactNode>> = {
  campaign: <OpensByHour />,
  automations: <Journey />,
  transactionals: <DeliveryLog />,
  analytics: <EventsChart />,
};
