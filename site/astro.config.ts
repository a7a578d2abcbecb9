import { join } from 'node:path';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { brand } from '@grovemail/config/brand.ts';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { variables } from '@grovemail/config/variables.ts';
import { apiPrefixes } from '@grovemail/contract/site-paths.ts';
import { currencies } from '@grovemail/domain/pricing/currencies.ts';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { finishPages } from './build/finish-pages.ts';
import { fontCharacters } from './build/font-characters.ts';
import { icons } from './build/icons.ts';
import { ownCopies } from './build/own-copies.ts';
import { pageDirectives } from './build/page-directives.ts';
import { palette } from './build/palette-sheet.ts';
import { plainImports } from './build/plain-imports.ts';
import { pushScripts, quietOrigin } from './build/push-scripts.ts';
import { searchEngines } from './build/search-engines.ts';
import { docsMarkdown } from './docs/markdown/docs-markdown.ts';
import { docsSearch } from './docs/search/build/docs-search.ts';

const config = parseConfig(process.env, 'site');
const { bases, clientApiKey, env, handOver, hsts, isProduction, push } = config;

const sharedByIslands =
  /\/node_modules\/(?:@astrojs\/react|react|react-dom|scheduler|zod)\/|\/site\/(?:browser\/(?:adopt|call-api)|form-state\/use-hydrated|components\/(?:receipt\/|Icon|LinkButton|field\.module|button\.module|select\.module))|\/domain\/(?:group-digits|pricing\/currenc(?:y|ies))/;

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
  integrations: [
    react(),
    mdx(),
    clientInteraction(),
    noPreloads(),
    finishPages(pageDirectives(bases)),
    fontCharacters(currencies.map(({ symbol }) => symbol)),
    pushScripts(pushSettings()),
    icons(),
    docsMarkdown({ name: `${brand.name} developer documentation`, description: brand.description }),
    docsSearch(),
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
      }),
    },
    css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Astro's own names hold the whole path of a page's script.
              entryFileNames: ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`,
              codeSplitting: {
                // The script of every page in one file, though islands share parts of it.
                groups: [
                  { name: 'site', test: /SiteScript\.astro\?astro&type=script/ },
                  { name: 'docs', test: /DocsScript\.astro\?astro&type=script/ },
                  // What all islands share, in one file beside an island's own: none waits for another.
                  { name: 'client', test: sharedByIslands },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [
      directEntries(),
      palette(),
      plainImports(),
      ownCopies(['docs/'].map((folder) => join(import.meta.dirname, folder))),
    ],
    server: process.env.DEV_API_PORT ? { proxy: apiProxy(Number(process.env.DEV_API_PORT)) } : {},
  },
});

/** Where `npm start` serves it unless told otherwise. */
function standInApi(): string {
  return bases.users || bases.site ? '' : `http://localhost:${variables.PORT.default}`;
}

function apiProxy(port: number) {
  return Object.fromEntries(
    [...apiPrefixes, '/app'].map((prefix) => [prefix, `http://127.0.0.1:${port}`]),
  );
}

/** A file that others import from may be an island's own: else a second file would lead to it. */
function directEntries() {
  return {
    name: 'direct-entries',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    options: <Options>(options: Options) => ({
      ...options,
      preserveEntrySignatures: 'allow-extension' as const,
    }),
  };
}

function pushSettings() {
  const { users, messaging } = bases;
  return {
    built: { users, messaging, apiKey: push.apiKey, key: push.vapidPublicKey },
    quietOrigin: quietOrigin(env, bases.site),
  };
}

/** Imports are plain (`plainImports`): a list of what to fetch ahead would be dead weight. */
function noPreloads(): AstroIntegration {
  return {
    name: 'no-preloads',
    hooks: {
      'astro:build:setup': ({ updateConfig }) => {
        updateConfig({ build: { modulePreload: { resolveDependencies: () => [] } } });
      },
    },
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
