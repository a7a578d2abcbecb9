import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { mergeInline } from './merge-inline.ts';
import { shortScripts } from './short-scripts.ts';
import { slimPage } from './slim-page.ts';

/**
 * Leaves in each page's policy only the hashes of what stands inline on that page. Astro lists those
 * of every script and style that any page could have, which is wider than needed and a tenth of the
 * page's bytes. The page is slimmed before, because what is inline must not change afterwards.
 */
export function exactHashes(): AstroIntegration {
  return {
    name: 'exact-hashes',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const path of globSync('**/*.html', { cwd: root })) {
          const file = join(root, path);
          const page = shortScripts(mergeInline(slimPage(readFileSync(file, 'utf8'))));
          writeFileSync(file, withOwnHashes(page));
        }
      },
    },
  };
}

/** The page with the hashes in its policy made those of its own. @param html a built page */
export function withOwnHashes(html: string): string {
  return html.replace(
    /(<meta http-equiv="content-security-policy" content=")([^"]*)/i,
    (_, start, policy: string) => {
      const bare = policy.replace(/ 'sha256-[^']+'/g, '');
      return (
        start +
        bare.replace(
          /(script|style)-src [^;]*/g,
          (directive, tag) => directive + hashesOf(html, tag).join(''),
        )
      );
    },
  );
}

/** Of each inline element of this kind that a browser runs or applies; data blocks are neither. */
function hashesOf(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'));
  const contents = [...elements]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="application\//.test(attributes))
    .map(([, , content = '']) => content);
  return [...new Set(contents)].map((content) => ` ${hash(content)}`);
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
