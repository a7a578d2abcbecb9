import { carryAttribution } from '../attribution.ts';

/** Keeps and hands on where a reader came from; a copy of its own, so that no other page's script comes along. */
export function carryMarks(): void {
  carryAttribution();
}
