import type { TemplateContent } from '@grovemail/contract/console/templates.ts';
import { useMemo, useState } from 'react';
import { sampleValue } from './sample-values.ts';
import { type Shape, type Theme, usePreview } from './use-preview.ts';

/** A draft filled with sample data, and how that is shown. */
export function useFilling(content: TemplateContent | null) {
  const [typed, type] = useState<Record<string, string>>({});
  const [shape, setShape] = useState<Shape>('desktop');
  const [theme, setTheme] = useState<Theme>('light');
  const [known, setKnown] = useState<readonly string[]>([]);
  const data = useMemo(() => withSamples(known, typed), [known, typed]);
  const { shown, error } = usePreview(content, data, shape, theme);
  if (shown && shown.names.join() !== known.join()) setKnown(shown.names);
  // What was typed a moment ago already counts.
  const names = useMemo(() => {
    const open = shown?.unfilled.filter((name) => !data[name]);
    return { all: new Set(shown?.names), open: new Set(open) };
  }, [shown?.names, shown?.unfilled, data]);
  return { shown, error, names, data, type, shape, theme, setShape, setTheme };
}

/** What is typed, and the samples for the names that were never touched. */
function withSamples(
  names: readonly string[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const samples = names.map((name) => [name, sampleValue(name)] as const);
  return { ...Object.fromEntries(samples.filter(([, value]) => value !== '')), ...typed };
}
