import type { ReactNode } from 'react';
import type { SiteLinks } from '../components/links.ts';
import { BringWhatYouHave, type BringWhatYouHaveProps } from '../sections/BringWhatYouHave.tsx';
import {
  type AlsoIncluded,
  type ComparisonGroup,
  ComparisonTable,
} from '../sections/ComparisonTable.tsx';
import { Faq, type FaqItem } from '../sections/Faq.tsx';
import { ListPrices, type ListPricesProps } from '../sections/ListPrices.tsx';
import { PricingSection, type PricingWords } from '../sections/PricingSection.tsx';
import { StartCall } from '../sections/StartCall.tsx';
import { VolumeRates, type VolumeRatesProps } from '../sections/VolumeRates.tsx';

interface Props {
  words: PricingWords;
  comparison: ComparisonGroup[];
  also: AlsoIncluded[];
  rates: VolumeRatesProps['tables'];
  /** Null where another service has the prices of Growth. */
  listPrices: ListPricesProps | null;
  moving: BringWhatYouHaveProps;
  faq: FaqItem[];
  closing: { title: string; text: string };
  links: SiteLinks;
  plans?: ReactNode;
}

/** The pricing page. */
export function PricingScreen(props: Props) {
  const { words, comparison, also, rates, listPrices, moving, faq, closing, links, plans } = props;
  return (
    <>
      <PricingSection {...words} level={1}>
        {plans}
        {listPrices && <ListPrices {...listPrices} demoUrl={links.demo} />}
      </PricingSection>
      <ComparisonTable
        title="The plans, side by side"
        groups={comparison}
        also={also}
        links={links}
      >
        <VolumeRates tables={rates} contact="/contact" />
      </ComparisonTable>
      <BringWhatYouHave {...moving} />
      <Faq title="How billing works" items={faq} />
      <StartCall {...closing} demoFirst links={links} stamp="baobab" />
    </>
  );
}
