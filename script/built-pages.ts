import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface BuiltPage {
  /** URL path. */
  path: string;
  /** The path as a file name. */
  name: string;
  /** The HTML of a template that the API fills in, because the server does not serve it unfilled. */
  html: string | null;
}

const templates = '/_responses/';

/** The pages of a built site, sorted by path. */
export async function builtPages(dist: string, withTemplates: boolean): Promise<BuiltPage[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));

  const pages = files.map(async (file) => {
    const path = `/${relative(dist, file)}`.replace(/(\/index)?\.html$/, '') || '/';
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    const html = path.startsWith(templates) ? await readFile(file, 'utf8') : null;
    return { path, name, html };
  });
  return (await Promise.all(pages))
    .filter(({ path }) => withTemplates || !path.startsWith(templates))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
