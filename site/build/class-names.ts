import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Class names of one or two letters for all CSS modules, numbered in the order of their files, so that
 * builds are reproducible; never `sr`, which hides text (`styles/base.css`). Hashes would cost 600 bytes more on the home page.
 * @param site absolute path of the site's folder
 */
export function shortClassNames(site: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  let next = 0;
  for (const file of globSync(
    '{components,sections,screens,islands,docs,pictures}/**/*.module.css',
    {
      cwd: site,
    },
  ).sort()) {
    const path = join(site, file);
    for (const name of classesIn(path)) {
      const key = `${path} ${name}`;
      if (letters(next) === 'sr') next += 1;
      names.set(key, letters(next));
      next += 1;
    }
  }
  // Keyframes keep their names.
  return (name, file) => names.get(`${file.split('?')[0]} ${name}`) ?? name;
}

/** The classes of a CSS module, in order of appearance. */
export function classesIn(path: string): Set<string> {
  const classes = readFileSync(path, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g);
  return new Set([...classes].map(([, name = '']) => name));
}

/** 0 → a, 25 → z, 26 → aa … */
function letters(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : letters(rest)) + String.fromCharCode(97 + (index % 26));
}
