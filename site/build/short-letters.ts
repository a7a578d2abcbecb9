/** Short names in order: 0 → a, 25 → z, 26 → aa … */
export function shortLetters(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : shortLetters(rest)) + String.fromCharCode(97 + (index % 26));
}
