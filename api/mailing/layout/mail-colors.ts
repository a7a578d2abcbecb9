import { type ColorName, darkColor, lightColor } from '@grovemail/config/palette.ts';

interface Pair {
  light: string;
  dark: string;
}

const pair = (name: ColorName): Pair => ({ light: lightColor(name), dark: darkColor(name) });

/** The palette of emails. All colors are opaque, since email clients do not blend them. */
export const mailColors = {
  ground: { light: lightColor('sand'), dark: darkColor('paper') },
  card: pair('card'),
  ink: pair('ink'),
  muted: pair('muted'),
  link: pair('evergreen'),
  'on-link': pair('on-evergreen'),
  line: pair('line'),
  /** Of large figures that are zero. */
  dim: pair('line'),
  rule: {
    light: mixed(lightColor('hairline'), lightColor('card')),
    dark: mixed(darkColor('hairline'), darkColor('card')),
  },
  error: pair('error'),
} as const satisfies Record<string, Pair>;

/** The colors that are the same in both color schemes. */
export const fixedColors = {
  forest: lightColor('forest'),
  'on-forest': lightColor('on-forest'),
  lime: lightColor('lime'),
  'on-lime': lightColor('on-lime'),
  stripes: [lightColor('mark'), '#b02a20'],
} as const;

/** Blends `#rrggbbaa` over `#rrggbb`. */
function mixed(over: string, ground: string): string {
  const parts = (color: string) =>
    color.match(/[0-9a-f]{2}/gi)?.map((hex) => Number.parseInt(hex, 16));
  const [top = [], below = []] = [parts(over), parts(ground)];
  const alpha = (top[3] ?? 255) / 255;
  const mix = below.map((part, at) => Math.round((top[at] ?? part) * alpha + part * (1 - alpha)));
  return `#${mix.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
