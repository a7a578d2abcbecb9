/**
 * Where the named width ranges start, in pixels: below the first is mobile. Large desktop is a part of desktop.
 * Layouts that depend on the text size use the width of their container instead, in rem.
 */
export const rangeStarts = {
  tablet: 768,
  'mini-desktop': 1280,
  desktop: 1440,
  'large-desktop': 1920,
} as const;
