import { minifySync } from 'vite';

/**
 * The page with its plain inline scripts as short as Vite makes them: Astro's own come written for
 * browsers of long ago.
 * @param html a built page
 * @throws Error for a script that cannot be read
 */
export function shortScripts(html: string): string {
  return html.replace(plainScript, (_, script: string) => `<script>${shorten(script)}</script>`);
}

const plainScript = /<script>([\s\S]+?)<\/script>/g;

function shorten(script: string): string {
  const { code, errors } = minifySync('inline.js', script, {
    module: false,
    compress: { target: 'es2022' },
  });
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
  return code.trim();
}
