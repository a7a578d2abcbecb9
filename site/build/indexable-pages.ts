import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface IndexablePage {
  /** Its path, as a visitor types it. */
  path: string;
  /** Its full address, as search engines are to know it. */
  address: string;
  /** The site's name. */
  brand: string;
  title: string;
  description: string;
}

/**
 * The pages of a production build that search engines may show: those whose canonical address is
 * their own and that do not ask to be left out.
 * @param folder the built site
 * @param base the site's own address without trailing slash
 */
export function indexablePages(folder: string, base: string): IndexablePage[] {
  return globSync('**/*.html', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
      const address = textOf(html, /<link rel="canonical" href="([^"]*)"/);
      if (address !== `${base}${path}` || /<meta name="robots" content="noindex"/.test(html))
        return [];
      const brand = textOf(html, /<meta property="og:site_name" content="([^"]*)"/);
      const title = textOf(html, /<title>([^<]*)</);
      const description = textOf(html, /<meta name="description" content="([^"]*)"/);
      return [{ path, address, brand, title, description }];
    });
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#39': "'",
  '#38': '&',
};

function textOf(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1] ?? '';
  return found.replace(/&(#?\w+);/g, (written, name: string) => entities[name] ?? written);
}
