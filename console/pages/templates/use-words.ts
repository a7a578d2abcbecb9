import type { TemplateContent, TemplateWords } from '@grovemail/contract/console/templates.ts';
import { useEffect, useState } from 'react';
import { CallError, post } from '../../calls/call.ts';

/** What each of two versions says; null until both are known. */
export function useWords(
  before: TemplateContent,
  after: TemplateContent,
): { before: TemplateWords; after: TemplateWords } | null {
  const [words, setWords] = useState<{ before: TemplateWords; after: TemplateWords } | null>(null);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      try {
        const [old, next] = await Promise.all([wordsOf(before), wordsOf(after)]);
        if (!isOver) setWords({ before: old, after: next });
      } catch (failed) {
        // The lines are there without them.
        if (!(failed instanceof CallError)) throw failed;
      }
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [before, after]);
  return words;
}

function wordsOf({ subject, html, text }: TemplateContent): Promise<TemplateWords> {
  return post('/api/template-words', { subject, html, text });
}
