import { attributionJourneys } from './areas/attribution.ts';
import { calculatorJourneys } from './areas/calculator.ts';
import { contactJourneys } from './areas/contact.ts';
import { developerJourneys } from './areas/developers.ts';
import { environmentJourneys } from './areas/environments.ts';
import { frameJourneys } from './areas/frame.ts';
import { headerJourneys } from './areas/header.ts';
import { homeJourneys } from './areas/home.ts';
import { leadJourneys } from './areas/leads.ts';
import { legalJourneys } from './areas/legal.ts';
import { partnerJourneys } from './areas/partners.ts';
import { preferenceJourneys } from './areas/preferences.ts';
import { pricingJourneys } from './areas/pricing.ts';
import { productJourneys } from './areas/products.ts';
import { pushJourneys } from './areas/push.ts';
import { rateJourneys } from './areas/rates.ts';
import { routeJourneys } from './areas/routes.ts';
import { selectJourneys } from './areas/selects.ts';
import type { Journey } from './journey.ts';

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
