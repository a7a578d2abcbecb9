import type { Place } from './place.ts';
import { type UrlPlace, urlPlace } from './url-place.ts';

/** Prose with URLs such as `https://shop.example/?q=@term`, which end where mail programs end the link. */
export function textPlace(): Place {
  // The end of the unbroken text so far, in which a URL may begin.
  let run = '';
  let url: UrlPlace | null = null;
  // After a value with a URL, only characters that continue it are part of it.
  let isAfterUrl = false;
  let last = '';

  function pass(text: string): void {
    if (text === '') return;
    if (isAfterUrl && !continues.test(text) && !joins.test(last)) end();
    isAfterUrl = false;
    const start = endOfBreaks(text);
    if (start > 0) end();
    const tail = text.slice(start);
    last = text.slice(-1);
    if (url) {
      url.pass(tail);
      return;
    }
    run += tail;
    const scheme = run.includes('://') ? /https?:\/\//i.exec(run) : null;
    if (scheme) {
      url = urlPlace();
      url.pass(run.slice(scheme.index));
    }
    run = run.slice(-maxScheme);
  }

  function end(): void {
    run = '';
    url = null;
  }

  function current(): UrlPlace | null {
    if (isAfterUrl) return joins.test(last) ? url : null;
    return closes.test(last) ? null : url;
  }

  return {
    isUrl: false,
    pass,
    write(value) {
      const place = current();
      if (!place || place.isAtStart()) {
        pass(value);
        isAfterUrl = url !== null;
        return value;
      }
      const written = place.write(value);
      if (written !== '') last = written.slice(-1);
      isAfterUrl = false;
      return written;
    },
    isOwn: () => false,
    isInUrl: () => current()?.isInUrl() ?? false,
  };
}

const maxScheme = 'https://'.length;

/** Characters that continue a URL. */
const continues = /^[/?#&=]/;

/** The end of an incomplete URL. */
const joins = /[/?#&=]$/;

/** Punctuation after a URL in prose. */
const closes = /[)\],;!*']/;

/** The index after the last character that no URL contains. */
function endOfBreaks(text: string): number {
  let at = text.length;
  while (at > 0 && inUrl[text.charCodeAt(at - 1)] === true) at -= 1;
  return at;
}

/** Whether a character may be in a URL, by its code (RFC 3986, 2). */
const inUrl = Array.from({ length: 0x80 }, (_, code) =>
  /[\w\-.~!$&'()*+,;=:@/?#[\]%]/.test(String.fromCharCode(code)),
);
