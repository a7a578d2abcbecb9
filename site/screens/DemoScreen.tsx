import type { ReactNode } from 'react';
import { FormIntro, type Point } from '../sections/FormIntro.tsx';
import { PartnerRow, type Partners } from '../sections/PartnerRow.tsx';
import { type PressArticle, PressRow } from '../sections/PressRow.tsx';
import { canTalk, TalkNow } from '../sections/TalkNow.tsx';
import { TestimonialBlock, type Testimonials } from '../sections/TestimonialBlock.tsx';
import type { DirectLines } from '../sections/WaysToReach.tsx';
import styles from './demo-screen.module.css';

interface Props {
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    sent: string;
    list: { title: string; items: Point[] };
    partners: string;
  };
  /** Other ways to talk; each is shown only if it is set. */
  direct: DirectLines;
  partners: Partners;
  testimonials: Testimonials;
  press: { title: string; articles: PressArticle[]; isSample?: boolean };
  form?: ReactNode;
}

/** The page on which visitors request a demo. */
export function DemoScreen({ words, direct, partners, testimonials, press, form }: Props) {
  return (
    <>
      <FormIntro {...words} aside={canTalk(direct) && <TalkNow {...direct} />} stamp="kettle">
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
