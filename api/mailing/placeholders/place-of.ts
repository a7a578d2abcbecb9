import { addressReader } from './addresses-of.ts';
import type { HtmlPart } from './html-parts.ts';
import { jsonPlace } from './json-place.ts';
import type { Place } from './place.ts';
import { srcsetPlace } from './srcset-place.ts';
import { stylePlace } from './style-place.ts';
import { textPlace } from './text-place.ts';
import { urlPlace } from './url-place.ts';

/** The place at the start of a part. */
export function placeOf(part: HtmlPart): Place {
  if (part.kind === 'style') return stylePlace(true);
  if (part.kind === 'json') return jsonPlace();
  if (part.kind !== 'attribute') return textPlace();
  if (part.name === 'style') return stylePlace(false);
  if (part.name === 'srcset' || part.name === 'imagesrcset') return srcsetPlace();
  return addressReader(part.name) ? urlPlace() : textPlace();
}
