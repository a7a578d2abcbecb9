import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf, elementsOf, textOf } from './page-elements.ts';

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
