import type { Journey } from '../journey.ts';
import { attributionJourneys } from './attribution.ts';
import { calculatorJourneys } from './calculator.ts';
import { contactJourneys } from './contact.ts';
import { developerJourneys } from './developers.ts';
import { environmentJourneys } from './environments.ts';
import { frameJourneys } from './frame.ts';
import { headerJourneys } from './header.ts';
import { homeJourneys } from './home.ts';
import { leadJourneys } from './leads.ts';
import { legalJourneys } from './legal.ts';
import { partnerJourneys } from './partners.ts';
import { preferenceJourneys } from './preferences.ts';
import { pricingJourneys } from './pricing.ts';
import { productJourneys } from './products.ts';
import { pushJourneys } from './push.ts';
import { rateJourneys } from './rates.ts';
import { routeJourneys } from './routes.ts';
import { selectJourneys } from './selects.ts';

export interface Area {
  name: string;
  journeys: readonly Journey[];
}

export const areas: readonly Area[] = Object.entries({
  frame: frameJourneys,
  routes: routeJourneys,
  attribution: attributionJourneys,
  home: homeJourneys,
  header: headerJourneys,
  products: productJourneys,
  partners: partnerJourneys,
  pricing: pricingJourneys,
  rates: rateJourneys,
  calculator: calculatorJourneys,
  leads: leadJourneys,
  contact: contactJourneys,
  legal: legalJourneys,
  preferences: preferenceJourneys,
  developers: developerJourneys,
  push: pushJourneys,
  selects: selectJourneys,
  environments: environmentJourneys,
}).map(([name, journeys]) => ({ name, journeys }));
