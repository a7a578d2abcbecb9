import type { ReactNode } from 'react';
import { Panel } from '../components/Panel.tsx';
import { CalculatorHero } from '../sections/CalculatorHero.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { Guide } from '../sections/Guide.tsx';

interface Props {
  words: {
    tagline: string;
    title: string;
    lead: string;
    method: { title: string; lead: string; steps: { title: string; text: string }[] };
  };
  closing: { title: string; text: string };
  demo: string;
  register: string;
  calculator?: ReactNode;
}

export function CalculatorScreen({ words, closing, demo, register, calculator }: Props) {
  return (
    <>
      <CalculatorHero {...words}>{calculator}</CalculatorHero>
      <Guide {...words.method} />
      <Panel>
        <ClosingCall {...closing} demo={demo} register={register} />
      </Panel>
    </>
  );
}
