import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import site from '../../../site/astro.config.ts';

/** The integrations pages need in order to work. */
const integrationNames = ['@astrojs/react', 'client-interaction', 'finish-pages', 'push-scripts'];

/** The site's own configuration, content security policy included, with the kit's page instead of its pages. */
export default {
  ...site,
  srcDir: fileURLToPath(new URL('.', import.meta.url)),
  integrations: [
    ...(site.integrations ?? [])
      .flat()
      .filter((integration) => integration && integrationNames.includes(integration.name)),
    favicon(),
  ],
};

/** Requested by every page. */
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
