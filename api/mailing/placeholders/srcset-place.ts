import type { Place } from './place.ts';
import { urlPlace } from './url-place.ts';
import { percentEncoded } from './url-values.ts';

/** The value of a `srcset`: URLs, each followed by white space and descriptors up to a comma. */
export function srcsetPlace(): Place {
  let url = urlPlace();
  let last = '';
  let isInDescriptors = false;

  function pass(text: string): void {
    for (const [part] of text.matchAll(/\s+|,|[^\s,]+/g)) {
      if (isInDescriptors || /^\s/.test(part)) {
        if (part === ',' || (!isInDescriptors && last === ',')) next();
        else if (last !== '') isInDescriptors = true;
      } else if (part !== ',' || last !== '') {
        url.pass(part);
        last = part;
      }
    }
  }

  function next(): void {
    url = urlPlace();
    last = '';
    isInDescriptors = false;
  }

  return {
    isUrl: false,
    pass,
    write(value) {
      const isWhole = isInDescriptors || url.isAtStart();
      const written = isWhole ? value : url.write(value).replaceAll(',', percentEncoded);
      if (isWhole) pass(written);
      else if (written !== '') last = written;
      return written;
    },
    isOwn: () => false,
    isInUrl: () => !isInDescriptors && url.isInUrl(),
  };
}
