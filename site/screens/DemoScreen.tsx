import type { ReactNode } from 'react';
import { FormIntro } from '../sections/FormIntro.tsx';
import { PartnerRow, type Partners } from '../sections/PartnerRow.tsx';
import { type PressArticle, PressRow } from '../sections/PressRow.tsx';
import { type Testimonial, TestimonialBlock } from '../sections/TestimonialBlock.tsx';

interface Props {
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    formTitle: string;
    list: { title: string; items: string[] };
    partners: string;
  };
  partners: Partners;
  testimonials: Testimonial[];
  press: { title: string; articles: PressArticle[] };
  form?: ReactNode;
}

export function DemoScreen({ words, partners, testimonials, press, form }: Props) {
  return (
    <>
      <FormIntro {...words}>{form}</FormIntro>
      <PartnerRow title={words.partners} partners={partners} />
      <TestimonialBlock testimonials={testimonials} />
      <PressRow {...press} />
    </>
  );
}
