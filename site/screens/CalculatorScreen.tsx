import type { ReactNode } from 'react';
import type { SiteLinks } from '../components/links.ts';
import { CalculatorHero } from '../sections/CalculatorHero.tsx';
import { Guide } from '../sections/Guide.tsx';
import { StartCall } from '../sections/StartCall.tsx';

interface Props {
  words: {
    tagline: string;
    title: string;
    lead: string;
    method: { title: string; lead: string; steps: { title: string; text: string }[] };
  };
  closing: { title: string; text: string };
  links: SiteLinks;
  calculator?: ReactNode;
}

export function CalculatorScreen({ words, closing, links, calculator }: Props) {
  return (
    <>
      <CalculatorHero {...words}>{calculator}</CalculatorHero>
      <Guide {...words.method} />
      <StartCall {...closing} demoFirst links={links} stamp="drum" />
    </>
  );
}
