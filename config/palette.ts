/**
 * The brand's colors by role: one for light and one for dark, or one for both. Pages, mails and pictures use them.
 * Text has a contrast of at least 4.5 with its background (`palette.test.ts`).
 */
export const palette = {
  paper: ['#fbfaf5', '#0c1512'],
  sand: ['#f1eee3', '#0e211a'],
  card: ['#ffffff', '#123024'],
  /** The product's window, and other panels that are darker than a card. */
  window: ['#ffffff', '#102a20'],
  ink: ['#14201b', '#e9efea'],
  muted: ['#4a5851', '#9fb0a7'],
  line: ['#7a8a82', '#6a7e74'],
  hairline: ['#7a8a824d', '#6a7e744d'],
  evergreen: ['#0e5a41', '#a7e8c8'],
  'on-evergreen': ['#fbfaf5', '#0c1512'],
  mint: ['#e3f5e9', '#153528'],
  'on-mint': ['#0b5d3b', '#a7e8c8'],
  forest: '#0a2e22',
  'on-forest': '#fbfaf5',
  'on-forest-muted': '#a9c2b4',
  'on-forest-line': '#a9c2b42e',
  /** The background of a receipt. */
  tray: ['#e7e4d4', '#102d1f'],
  receipt: '#fdfaf1',
  lime: '#c9f26b',
  'on-lime': '#14201b',
  /** The background of the logo, whose leaf is lime. */
  mark: '#0e5a41',
  /** The background of code. */
  night: '#0c1512',
  error: ['#a3231a', '#ffb4a8'],
  'error-ground': ['#fdecea', '#3a1512'],
  warning: ['#8f5a00', '#f3c46b'],
  'warning-ground': ['#fdecc0', '#4a3a10'],
  coral: ['#ffe0d6', '#4e2036'],
  violet: ['#e6dffd', '#2a2560'],
  sky: ['#d9ecfb', '#0e3354'],
  leaf: ['#e6f5c0', '#16472d'],
  /** Lines and small titles on violet. */
  indigo: ['#3d2c97', '#c9bbff'],
} as const satisfies Record<string, Color>;

type Color = string | readonly [light: string, dark: string];

export type ColorName = keyof typeof palette;

export function lightColor(name: ColorName): string {
  const color: Color = palette[name];
  return typeof color === 'string' ? color : color[0];
}

export function darkColor(name: ColorName): string {
  const color: Color = palette[name];
  return typeof color === 'string' ? color : color[1];
}

/** The palette as custom properties, `--paper` and so on, that follow `color-scheme`. */
export function paletteSheet(): string {
  const tokens = (Object.keys(palette) as ColorName[]).map((name) => {
    const [light, dark] = [lightColor(name), darkColor(name)];
    return `--${name}:${light === dark ? light : `light-dark(${light},${dark})`}`;
  });
  return `:root{${tokens.join(';')}}`;
}
