import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface BuiltPage {
  /** URL path. */
  path: string;
  /** The path as a file name. */
  name: string;
  /** The HTML of templates, which the server never serves unfilled. */
  html: string | null;
}

const templates = '/_answers/';

/** The pages in a built site's folder, by path; templates that the API fills in only when asked for. */
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
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
