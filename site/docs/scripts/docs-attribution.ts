import { carryAttribution } from '../../scripts/attribution.ts';

/** A separate module, so that the docs get a chunk without the scripts of other pages. */
export function carryDocsAttribution(): void {
  carryAttribution();
}
