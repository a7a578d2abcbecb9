import react from '@astrojs/react';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { apiPrefixes } from '@grovemail/contract/addresses.ts';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { shortClassNames } from './build/class-names.ts';
import { exactHashes } from './build/exact-hashes.ts';
import { pageSecurity } from './build/page-security.ts';

const config = parseConfig(process.env);
const { bases, clientApiKey, env, handOver } = config;

export default defineConfig({
  site: bases.site || 'http://localhost',
  srcDir: '.',
  outDir: process.env.SITE_OUT_DIR ?? './dist',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  // Shiki writes inline styles, which the policy refuses.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [react(), clientReach(), exactHashes()],
  security: { csp: pageSecurity(bases) },
  fonts: [
    family('Bricolage Grotesque', '--font-display', '600 800'),
    family('Plus Jakarta Sans', '--font-text', '400 700'),
  ],
  vite: {
    // What the site bakes in; read through `layouts/site-config.ts`.
    define: {
      'import.meta.env.SITE_CONFIG': JSON.stringify({ bases, clientApiKey, env, handOver }),
    },
    css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
    build: { assetsInlineLimit: 0 },
    server: process.env.DEV_API_PORT ? { proxy: apiProxy(Number(process.env.DEV_API_PORT)) } : {},
  },
});

interface Face {
  src: [string];
  weight: string;
  style: 'normal';
  unicodeRange: [string, ...string[]];
}

/** One face for letters, and one for ₦ and ₵, which is fetched only where they stand. */
function family(name: string, cssVariable: string, weight: string) {
  const file = `./fonts/${name.toLowerCase().replaceAll(' ', '-')}`;
  const letters = ['U+20-20A5', 'U+20A7-20B4', 'U+20B6-2FFF'] satisfies Face['unicodeRange'];
  const variants: [Face, Face] = [
    { src: [`${file}.woff2`], weight, style: 'normal', unicodeRange: letters },
    {
      src: [`${file}-currency.woff2`],
      weight,
      style: 'normal',
      unicodeRange: ['U+20A6', 'U+20B5'],
    },
  ];
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks: ['system-ui', 'sans-serif'],
    options: { variants },
  };
}

function apiProxy(port: number) {
  return Object.fromEntries(
    [...apiPrefixes, '/app'].map((prefix) => [prefix, `http://127.0.0.1:${port}`]),
  );
}

/** `client:reach`: an island's code is fetched when it is touched or, with "seen", when it comes into view. */
function clientReach(): AstroIntegration {
  return {
    name: 'reach',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'reach', entrypoint: './scripts/reach.ts' });
      },
    },
  };
}
