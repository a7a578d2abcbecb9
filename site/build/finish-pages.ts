import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifyPage } from './minify-page.ts';
import { withPolicy } from './page-policy.ts';

/**
 * Minifies every built page, then adds its content security policy. The policy contains hashes of the
 * inline scripts and styles, so it must come last.
 * @param directives without those for scripts and styles
 */
export function finishPages(directives: readonly string[]): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const path of globSync('**/*.html', { cwd: root })) {
          const file = join(root, path);
          const page = await minifyPage(await readFile(file, 'utf8'));
          await writeFile(file, withPolicy(page, directives));
        }
      },
    },
  };
}
