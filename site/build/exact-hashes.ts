import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Leaves in each page's policy only the hashes of what stands inline on that page. Astro lists those
 * of every script and style that any page could have, which is wider than needed and a tenth of the
 * page's bytes.
 */
export function exactHashes(): AstroIntegration {
  return {
    name: 'exact-hashes',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const path of globSync('**/*.html', { cwd: root })) {
          const file = join(root, path);
          writeFileSync(file, keepOwnHashes(readFileSync(file, 'utf8')));
        }
      },
    },
  };
}

/** The page with its policy narrowed. @param html a built page */
export function keepOwnHashes(html: string): string {
  const inline = [...html.matchAll(/<(script|style)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g)];
  const own = new Set(inline.map(([, , content]) => hash(content ?? '')));
  return html.replace(
    /(<meta http-equiv="content-security-policy" content=")([^"]*)/i,
    (_, start, policy) =>
      start +
      policy.replace(/ 'sha256-[^']+'/g, (listed: string) =>
        own.has(listed.trim()) ? listed : '',
      ),
  );
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
