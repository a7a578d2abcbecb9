import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import site from '../../../site/astro.config.ts';

/** What makes pages work; the others add to the folder what no page here asks for. */
const kept = ['@astrojs/react', 'client-interaction', 'finish-pages', 'push-scripts'];

/** The site as it is built for visitors, policy and all, with the kit's page in place of its pages. */
export default {
  ...site,
  srcDir: fileURLToPath(new URL('.', import.meta.url)),
  integrations: [
    ...(site.integrations ?? [])
      .flat()
      .filter((integration) => integration && kept.includes(integration.name)),
    favicon(),
  ],
};

/** Every page asks for it. */
function favicon(): AstroIntegration {
  return {
    name: 'favicon',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        const entrypoint = new URL('../../../site/pages/favicon.svg.ts', import.meta.url);
        injectRoute({ pattern: '/favicon.svg', entrypoint });
      },
    },
  };
}
