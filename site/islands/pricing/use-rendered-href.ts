import { type RefObject, useEffect, useState } from 'react';

/**
 * The registration URL from the server-rendered link, after a script has appended the stored campaign to it, so
 * that links rendered later have it too.
 */
export function useRenderedHref(
  form: RefObject<HTMLFormElement | null>,
  registerUrl: string,
): string {
  const [href, setHref] = useState(registerUrl);
  useEffect(() => {
    const rendered = form.current?.querySelector('a[data-register]')?.getAttribute('href');
    if (rendered) setHref(rendered);
  }, [form]);
  return href;
}
