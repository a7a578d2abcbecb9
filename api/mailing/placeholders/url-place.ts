import type { Place } from './place.ts';
import { inPath, inQuery } from './url-values.ts';

/** A value cannot complete the authority of a longer start. */
const maxHead = 300;

/** A URL. Values are encoded by its parts, as in Go's html/template. */
export interface UrlPlace extends Place {
  /** Whether a value would begin the URL, apart from the scheme. */
  isAtStart(): boolean;
}

/** The place at the start of a URL. */
export function urlPlace(): UrlPlace {
  let head = '';
  let part: 'start' | 'path' | 'query' = 'start';

  function pass(text: string): void {
    if (part === 'query') return;
    if (head.length <= maxHead) {
      head += text;
      part = /^\s*(?:(?:[a-z][a-z\d+.-]*:)?\/\/)?$/i.test(head) ? 'start' : 'path';
    }
    if (/[?#]/.test(text)) part = 'query';
  }

  return {
    isUrl: true,
    pass,
    write(value) {
      if (part === 'query') return inQuery(value);
      const written = part === 'start' ? value : inPath(value);
      pass(written);
      return written;
    },
    isOwn: () => false,
    isInUrl: () => part !== 'start' && !/^\s*mailto:/i.test(head),
    isAtStart: () => part === 'start',
  };
}
