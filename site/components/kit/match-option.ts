/**
 * Whether a label contains the typed text, ignoring case and accents. Blank text matches every label.
 */
export function matchesText(label: string, text: string): boolean {
  return fold(label).includes(fold(text.trim()));
}

/** Whether two texts are equal ignoring case and surrounding blanks, but not accents. */
export function sameText(one: string, other: string): boolean {
  return inCapitals(one.trim()) === inCapitals(other.trim());
}

function fold(text: string): string {
  return inCapitals(text).normalize('NFD').replace(/\p{M}/gu, '');
}

// Upper case, because σ and ς are both Σ.
function inCapitals(text: string): string {
  return text.normalize('NFC').toUpperCase();
}
