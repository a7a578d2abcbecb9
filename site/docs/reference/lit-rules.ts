/**
 * The style sheet that highlights the code lines of a field on hover, focus and `:target`.
 * @param count fields of the largest section
 */
export function litRules(count: number): string {
  const selectors = Array.from({ length: count }, (_, at) => {
    const number = at + 1;
    return `section:has([data-field="${number}"]:is(:hover,:focus-within,:target)) [data-of~="${number}"]`;
  });
  return `${selectors.join(',')}{background:color-mix(in srgb,var(--lime) 16%,transparent);box-shadow:inset 4px 0 var(--lime)}`;
}
