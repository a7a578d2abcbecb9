import { fileURLToPath } from 'node:url';
import site from '../../../site/astro.config.ts';

/** What makes pages work; the others add to the folder what no page here asks for. */
const kept = ['@astrojs/react', 'client-interaction', 'finish-pages', 'push-scripts'];

/** The site as it is built for visitors, policy and all, with the kit's page in place of its pages. */
export default {
  ...site,
  srcDir: fileURLToPath(new URL('.', import.meta.url)),
  integrations: (site.integrations ?? [])
    .flat()
    .filter((integration) => integration && kept.includes(integration.name)),
};
