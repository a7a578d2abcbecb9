import { sampleLanguages } from '@grovemail/domain/samples/sample-languages.ts';
import { useEffect, useState } from 'react';

/** The language of all samples of the page, which the tabs of each of them change. */
export function useLanguage(): [string, (language: string) => void] {
  const [language, setLanguage] = useState(checkedLanguage);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const { dataset, value } = target as HTMLInputElement;
      if (dataset?.lang !== undefined) setLanguage(known(value));
    };
    addEventListener('change', follow);
    return () => removeEventListener('change', follow);
  }, []);
  return [language, setLanguage];
}

function checkedLanguage(): string {
  const checked = document.querySelector<HTMLInputElement>('[data-lang]:checked');
  return known(checked?.value);
}

function known(language: string | undefined): string {
  return sampleLanguages.find(({ id }) => id === language)?.id ?? 'http';
}
