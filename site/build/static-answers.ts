import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * Twins of the answer pages for hosts that cannot fill a slot: the page says "this address" where our
 * server would name it.
 */
export function staticAnswers(): AstroIntegration {
  return {
    name: 'static-answers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const name of ['unknown', 'hand-over']) {
          const page = await readFile(new URL(`_answers/${name}.html`, dir), 'utf8');
          const twin = page.replaceAll('{{path}}', 'this address');
          await writeFile(new URL(`_answers/static-${name}.html`, dir), twin);
        }
      },
    },
  };
}
