import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf, elementsOf, textOf } from './page-elements.ts';

export interface IndexablePage {
  /** Without extension. */
  path: string;
  /** The canonical URL. */
  address: string;
  /** The site's name. */
  brand: string;
  title: string;
  description: string;
}

/**
 * The pages of a production build that search engines may index: those with their own path as canonical URL
 * and without `noindex`.
 * @param folder the built site
 * @param base the site's URL without trailing slash
 */
export function indexablePages(folder: string, base: string): IndexablePage[] {
  return globSync('**/*.html', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const elements = elementsOf(readFileSync(join(folder, file), 'utf8'));
      const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
      const find = (tag: string, attribute: string, value: string) =>
        elements.find(
          (element) => element.tagName === tag && attributeOf(element, attribute) === value,
        );
      const contentOf = (attribute: string, value: string) => {
        const meta = find('meta', attribute, value);
        return (meta && attributeOf(meta, 'content')) ?? '';
      };
      const canonical = find('link', 'rel', 'canonical');
      const address = canonical && attributeOf(canonical, 'href');
      if (address !== `${base}${path}` || contentOf('name', 'robots') === 'noindex') return [];
      const title = elements.find(({ tagName }) => tagName === 'title');
      return [
        {
          path,
          address,
          brand: contentOf('property', 'og:site_name'),
          title: title ? textOf(title) : '',
          description: contentOf('name', 'description'),
        },
      ];
    });
}
