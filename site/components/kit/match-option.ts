/**
 * Whether a label holds the text that was typed: anywhere in it, whatever the case and the accents.
 * Text of nothing but blanks fits every label.
 */
export function matchesText(label: string, text: string): boolean {
  return fold(label).includes(fold(text.trim()));
}

/** Whether two texts are the same but for case and blanks around them; accents count here. */
export function sameText(one: string, other: string): boolean {
  return inCapitals(one.trim()) === inCapitals(other.trim());
}

function fold(text: string): string {
  return inCapitals(text).normalize('NFD').replace(/\p{M}/gu, '');
}

// Capitals, since small letters have forms that depend on their place: σ and ς are both Σ.
function inCapitals(text: string): string {
  return text.normalize('NFC').toUpperCase();
}
