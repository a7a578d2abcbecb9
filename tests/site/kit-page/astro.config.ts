import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import site from '../../../site/astro.config.ts';

/** The site as it is built for visitors, policy and all, with the kit's page in place of its pages. */
export default defineConfig({
  ...site,
  srcDir: fileURLToPath(new URL('.', import.meta.url)),
});
