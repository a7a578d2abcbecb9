import { analytics } from './analytics.ts';
import { automations } from './automations.ts';
import { campaign } from './campaign.ts';
import type { Product } from './product.ts';
import { transactionals } from './transactionals.ts';

/** In the order in which the site shows them. What they claim is what the specification says of each. */
export const products: readonly Product[] = [campaign, automations, transactionals, analytics];
