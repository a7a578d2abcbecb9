import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Variants of the response pages for static hosts, which cannot fill the slot with the path. */
export function staticAnswers(): AstroIntegration {
  return {
    name: 'static-answers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const name of ['unknown', 'hand-over', 'not-found']) {
          const page = await readFile(new URL(`_answers/${name}.html`, dir), 'utf8');
          const filled = page.replaceAll('{{path}}', 'this address');
          await writeFile(new URL(`_answers/static-${name}.html`, dir), filled);
        }
      },
    },
  };
}
