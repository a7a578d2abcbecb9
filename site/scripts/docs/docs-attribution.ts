import { carryAttribution } from '../attribution.ts';

/** A module of its own, so that the docs get a chunk without the scripts of other pages. */
export function carryDocsAttribution(): void {
  carryAttribution();
}
