import type { ReactNode } from 'react';
import { Eligibility } from '../sections/Eligibility.tsx';
import { FormIntro } from '../sections/FormIntro.tsx';
import { PartnerRow, type Partners } from '../sections/PartnerRow.tsx';
import { StartupTools, type Tool } from '../sections/StartupTools.tsx';

interface Props {
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    sent: string;
    steps: { title: string; items: string[] };
    partners: string;
    tools: { title: string; items: Tool[]; apply: string };
    eligibility: { title: string; items: string[]; discount: string };
  };
  partners: Partners;
  form?: ReactNode;
}

/** The startup program, with its application. */
export function StartupScreen({ words, partners, form }: Props) {
  return (
    <>
      <FormIntro {...words} aside={<Eligibility {...words.eligibility} />}>
        {form}
      </FormIntro>
      <PartnerRow title={words.partners} partners={partners} />
      <StartupTools {...words.tools} />
    </>
  );
}
