import type { ReactNode } from 'react';
import { FormIntro, type Point } from '../sections/FormIntro.tsx';
import { PartnerRow, type Partners } from '../sections/PartnerRow.tsx';
import { type PressArticle, PressRow } from '../sections/PressRow.tsx';
import { TestimonialBlock, type Testimonials } from '../sections/TestimonialBlock.tsx';
import styles from './demo-screen.module.css';

interface Props {
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    list: { title: string; items: Point[] };
    partners: string;
  };
  partners: Partners;
  testimonials: Testimonials;
  press: { title: string; articles: PressArticle[]; isSample?: boolean };
  form?: ReactNode;
}

export function DemoScreen({ words, partners, testimonials, press, form }: Props) {
  return (
    <>
      <FormIntro {...words} stamp="kettle">
        {form}
      </FormIntro>
      <div className={styles.partners}>
        <PartnerRow title={words.partners} partners={partners} />
      </div>
      <div className={styles.voices}>
        <TestimonialBlock testimonials={testimonials} />
      </div>
      <PressRow {...press} />
    </>
  );
}
