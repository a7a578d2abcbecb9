/** The control that stands in the HTML and posts what is chosen, before and after hydration. */
export type NativeElement = HTMLSelectElement | HTMLInputElement;

/** The texts that the control holds; a text box of a multiple select holds several, with commas between. */
export function readNative(native: NativeElement, multiple: boolean): string[] {
  if (native instanceof HTMLSelectElement) {
    return [...native.selectedOptions].map(({ value }) => value).filter(Boolean);
  }
  return multiple ? splitAtCommas(native.value) : [native.value.trim()].filter(Boolean);
}

/** Makes the control hold these values, and tells the form, as if a visitor had chosen them there. */
export function writeNative(native: NativeElement, values: readonly string[]): void {
  if (native instanceof HTMLSelectElement && native.multiple) {
    for (const option of native.options) option.selected = values.includes(option.value);
  } else {
    native.value = values.join(', ');
  }
  for (const type of ['input', 'change']) native.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The parts of a list with commas, trimmed, without the empty ones. */
export function splitAtCommas(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
