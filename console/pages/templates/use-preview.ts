import type { Preview, TemplateContent } from '@grovemail/contract/console/templates.ts';
import { useEffect, useState } from 'react';
import { CallError, post } from '../../calls/call.ts';

const pauseMs = 250;

export const shapes = ['desktop', 'phone', 'text'] as const;
export type Shape = (typeof shapes)[number];
export const themes = ['light', 'dark', 'both'] as const;
export type Theme = (typeof themes)[number];

export interface Shown extends Preview {
  /** What the frames are of: another shape needs others, since each address works once. */
  shape: Shape;
  theme: Theme;
}

/** How a draft looks, a moment after the last key. The last one stays while the next loads. */
export function usePreview(
  content: TemplateContent | null,
  data: Readonly<Record<string, string>>,
  shape: Shape,
  theme: Theme,
): { shown: Shown | null; error: CallError | null } {
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  useEffect(() => {
    if (!content) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const frames = shape === 'text' ? 0 : theme === 'both' ? 2 : 1;
      try {
        const preview = await post<Preview>('/api/template-preview', { ...content, data, frames });
        if (isOver) return;
        setShown({ ...preview, shape, theme });
        setError(null);
      } catch (failed) {
        if (!(failed instanceof CallError)) throw failed;
        if (!isOver) setError(failed);
      }
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [content, data, shape, theme]);
  return { shown, error };
}
