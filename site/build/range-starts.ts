/**
 * Where the named ranges of widths start, in pixels: below the first is mobile. Large desktop is a part of desktop. What depends on the text's size goes by the width of its container instead, in rem.
 */
export const rangeStarts = {
  tablet: 768,
  'mini-desktop': 1280,
  desktop: 1440,
  'large-desktop': 1920,
} as const;
