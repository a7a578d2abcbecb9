import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { brand } from '@grovemail/config/brand.ts';
import { isOwnApi } from '@grovemail/config/own-api.ts';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { standInOrigin } from '@grovemail/config/stand-in-origin.ts';
import { apiPrefixes } from '@grovemail/contract/site-paths.ts';
import { currencies } from '@grovemail/domain/pricing/currencies.ts';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { finishPages } from './build/finish-pages.ts';
import { fontCharacters } from './build/font-characters.ts';
import { icons } from './build/icons.ts';
import { mailPictures } from './build/mail-pictures.ts';
import { pageDirectives } from './build/page-directives.ts';
import { palette } from './build/palette-sheet.ts';
import { pushScripts, quietOrigin } from './build/push-scripts.ts';
import { searchEngines } from './build/search-engines.ts';
import { docsMarkdown } from './docs/markdown/docs-markdown.ts';
import { docsSearch } from './docs/search/build/docs-search.ts';

const config = parseConfig(process.env, 'site');
const { bases, clientApiKey, env, handOver, hsts, isProduction, outsideScript, push } = config;

export default defineConfig({
  site: bases.site || 'http://localhost',
  srcDir: '.',
  outDir: process.env.SITE_OUT_DIR ?? './dist',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  // Shiki writes inline styles, which the policy blocks.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    mdx(),
    clientInteraction(),
    finishPages(pageDirectives(bases)),
    fontCharacters(currencies.map(({ symbol }) => symbol)),
    pushScripts(pushSettings()),
    icons(),
    docsMarkdown({
      name: `${brand.name} developer documentation`,
      description: brand.description,
      origin: bases.site || standInOrigin,
      mcp: `${bases.api || bases.site || standInOrigin}/mcp`,
    }),
    docsSearch(),
    mailPictures(),
    ...(isProduction ? [searchEngines(bases.site)] : []),
  ],
  vite: {
    // What the site bakes in; read through `layouts/site-config.ts`.
    define: {
      'import.meta.env.SITE_ENV': JSON.stringify(env),
      'import.meta.env.STAND_IN_API': JSON.stringify(standInApi()),
      'import.meta.env.SITE_CONFIG': JSON.stringify({
        bases,
        clientApiKey,
        env,
        handOver,
        hsts,
        outsideScript,
      }),
    },
    css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
    build: { assetsInlineLimit: 0 },
    plugins: [palette()],
    server: process.env.DEV_API_PORT ? { proxy: apiProxy(Number(process.env.DEV_API_PORT)) } : {},
  },
});

function standInApi(): string {
  return bases.api || bases.site ? '' : standInOrigin;
}

function apiProxy(port: number) {
  return Object.fromEntries(
    [...apiPrefixes, '/app'].map((prefix) => [prefix, `http://127.0.0.1:${port}`]),
  );
}

function pushSettings() {
  const { users, messaging } = bases;
  const unset = isOwnApi(users, bases) ? null : '';
  return {
    built: { users, messaging, apiKey: push.apiKey, key: push.vapidPublicKey ?? unset },
    quietOrigin: quietOrigin(env, bases.site),
  };
}

/** `client:interaction` loads an island at the first interaction, or earlier: see `env.d.ts`. */
function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './scripts/load-on-interaction.ts' });
      },
    },
  };
}
