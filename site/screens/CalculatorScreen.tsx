import type { ReactNode } from 'react';
import type { SiteLinks } from '../components/links.ts';
import { CalculatorHero } from '../sections/CalculatorHero.tsx';
import { Guide, type GuideWords } from '../sections/Guide.tsx';
import { StartCall } from '../sections/StartCall.tsx';

interface Props {
  words: {
    tagline: string;
    title: string;
    lead: string;
    method: GuideWords;
  };
  /** What a year costs now and with us, of the example on the page. */
  example: string;
  closing: { title: string; text: string };
  links: SiteLinks;
  calculator?: ReactNode;
}

/** The savings calculator. */
export function CalculatorScreen({ words, example, closing, links, calculator }: Props) {
  return (
    <>
      <CalculatorHero {...words} example={example}>
        {calculator}
      </CalculatorHero>
      <Guide {...words.method} stamp="loom" />
      <StartCall {...closing} demoFirst links={links} stamp="sunrise" />
    </>
  );
}
