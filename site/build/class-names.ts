import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortLetters } from './short-letters.ts';

/**
 * Short names for the classes of all CSS modules, numbered in the order of their files: a name costs
 * one or two letters wherever it stands, and the same sources always give the same names.
 * @param site absolute path of the site's folder
 */
export function shortClassNames(site: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  for (const file of globSync('{components,sections,screens,islands}/**/*.module.css', {
    cwd: site,
  }).sort()) {
    const path = join(site, file);
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)) {
      const key = `${path} ${name}`;
      if (!names.has(key)) names.set(key, shortLetters(names.size));
    }
  }
  return (name, file) => names.get(`${file.split('?')[0]} ${name}`) ?? `${name}-${names.size}`;
}
