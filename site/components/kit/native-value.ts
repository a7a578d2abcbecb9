/** The control in the HTML, which posts the value before and after hydration. */
export type NativeElement = HTMLSelectElement | HTMLInputElement;

/** The control's values; the text input of a multiple select separates them by commas. */
export function readNative(native: NativeElement, multiple: boolean): string[] {
  if (native instanceof HTMLSelectElement) {
    return [...native.selectedOptions].map(({ value }) => value).filter(Boolean);
  }
  return multiple ? splitAtCommas(native.value) : [native.value.trim()].filter(Boolean);
}

/** Sets the control's values and fires the events of a user's change. */
export function writeNative(native: NativeElement, values: readonly string[]): void {
  if (native instanceof HTMLSelectElement && native.multiple) {
    for (const option of native.options) option.selected = values.includes(option.value);
  } else {
    native.value = values.join(', ');
  }
  for (const type of ['input', 'change']) native.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Splits by commas, trims, and drops empty parts. */
export function splitAtCommas(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
