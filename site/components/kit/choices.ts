import type { Option } from '@grovemail/domain/forms/field.ts';
import { sameText } from './match-option.ts';

/**
 * Maps texts to options by value or label, or to new choices. In order, without duplicates and blanks.
 */
export function choicesOf(texts: readonly string[], options: readonly Option[]): Option[] {
  const choices: Option[] = [];
  for (const text of texts.map((raw) => raw.trim()).filter(Boolean)) {
    const option = named(text, options);
    const known = option ? choices.includes(option) : named(text, choices);
    if (!known) choices.push(option ?? { label: text, value: text });
  }
  return choices;
}

/**
 * The trimmed text, if it may be offered as `Create "{text}"`: it is not empty, and no option or
 * existing choice has it as value or label, in any case.
 */
export function textToCreate(
  text: string,
  options: readonly Option[],
  chosen: readonly Option[],
): string | null {
  const trimmed = text.trim();
  return trimmed && !named(trimmed, options) && !named(trimmed, chosen) ? trimmed : null;
}

/**
 * The selection after "Select All": every option, regardless of the search, followed by those
 * the visitor created; nothing if every option is already selected.
 */
export function toggleAll(options: readonly Option[], chosen: readonly Option[]): Option[] {
  if (isAllChosen(options, chosen)) return [];
  const created = chosen.filter(({ value }) => !options.some((option) => option.value === value));
  return [...options, ...created];
}

/** False when there are no options. */
export function isAllChosen(options: readonly Option[], chosen: readonly Option[]): boolean {
  const values = new Set(chosen.map(({ value }) => value));
  return options.length > 0 && options.every(({ value }) => values.has(value));
}

function named(text: string, options: readonly Option[]): Option | undefined {
  return (
    options.find(({ value }) => value === text) ??
    options.find(({ value, label }) => sameText(value, text) || sameText(label, text))
  );
}
