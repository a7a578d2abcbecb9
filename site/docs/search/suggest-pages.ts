import { pathQuery } from '@grovemail/domain/docs-search/path-query.ts';
import { element } from '../../browser/element.ts';
import { loadIndex } from './load-index.ts';

const maxSuggestions = 3;

/** Suggests pages in place of one that does not exist. Without the index, the line stays as it is. */
export async function suggestPages(line: HTMLElement): Promise<void> {
  const query = pathQuery(readable(location.pathname));
  const index = query === '' ? null : await loadIndex().catch(() => null);
  const links = (index?.find(query).entries ?? [])
    .filter(({ kind }) => kind !== 'field' && kind !== 'change')
    .slice(0, maxSuggestions)
    .map(({ title, of, href }) => element('a', { href }, [of ? `${of}: ${title}` : title]));
  if (links.length === 0) return;
  const listed = links.flatMap((link, at) => [separator(at, links.length), link]);
  line.replaceChildren('Did you mean ', ...listed, '?');
}

function separator(at: number, count: number): string {
  if (at === 0) return '';
  return at === count - 1 ? ' or ' : ', ';
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
