import { useEffect, useState } from 'react';

/**
 * The registration URL from a link of the built page, after a script has appended the stored campaign to it, so
 * that links rendered later have it too.
 */
export function useRenderedHref(registerUrl: string): string {
  const [href, setHref] = useState(registerUrl);
  useEffect(() => {
    const rendered = document.querySelector('a[data-register=main]')?.getAttribute('href');
    if (rendered) setHref(rendered);
  }, []);
  return href;
}
