import { describe, expect, it } from 'vitest';
import { type ColorName, darkColor, lightColor, paletteSheet } from './palette.ts';

/** Relative luminance (WCAG 2.2) of `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each<[ColorName, ColorName[]]>([
  ['ink', ['paper', 'sand', 'card', 'window', 'coral', 'violet', 'sky', 'leaf', 'mint']],
  ['muted', ['paper', 'sand', 'card', 'window', 'coral', 'violet', 'sky', 'leaf']],
  ['indigo', ['violet', 'card', 'window']],
  ['evergreen', ['paper', 'card', 'window']],
  ['on-evergreen', ['evergreen']],
  ['on-mint', ['mint']],
  ['on-forest', ['forest']],
  ['on-forest-muted', ['forest']],
  ['lime', ['forest']],
  ['on-lime', ['lime']],
  ['error', ['paper', 'card', 'window', 'error-ground']],
  ['warning', ['card', 'warning-ground']],
])('%s', (text, grounds) => {
  it.each(grounds)('can be read on %s, light and dark', (ground) => {
    expect(contrast(lightColor(text), lightColor(ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(darkColor(text), darkColor(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

it.each<ColorName>(['ink', 'muted', 'evergreen'])(
  'light %s can be read on a receipt, which stays paper in the dark',
  (text) => {
    for (const paper of [lightColor('receipt'), darkColor('receipt')]) {
      expect(contrast(lightColor(text), paper)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it.each<ColorName>(['paper', 'sand', 'card', 'window'])(
  'the border of a control can be seen on %s, light and dark (WCAG 2.2, 1.4.11)',
  (ground) => {
    expect(contrast(lightColor('line'), lightColor(ground))).toBeGreaterThanOrEqual(3);
    expect(contrast(darkColor('line'), darkColor(ground))).toBeGreaterThanOrEqual(3);
  },
);

it('generates custom properties that follow the color scheme', () => {
  expect(paletteSheet()).toMatch(/^:root\{--paper:light-dark\(#\w+,#\w+\);.*\}$/);
});
