import { join } from 'node:path';
import { paletteSheet } from '@grovemail/config/palette.ts';
import type { AstroUserConfig } from 'astro';

type Plugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/** Lets layouts import the palette as a stylesheet, `virtual:palette.css`. */
export function palette(): Plugin {
  const file = join(import.meta.dirname, 'virtual-palette.css');
  return {
    name: 'palette',
    resolveId: (id: string) => (id === 'virtual:palette.css' ? file : undefined),
    load: (id: string) => (id === file ? paletteSheet() : undefined),
  };
}
