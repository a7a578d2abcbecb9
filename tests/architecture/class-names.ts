import { dirname, join } from 'node:path/posix';

/**
 * The classes that a source file takes from its CSS modules (`styles.title`) and that their sheets do not have.
 * @param sheetOf the text of a sheet by its path
 */
export function missingClasses(
  path: string,
  text: string,
  sheetOf: (path: string) => string,
): string[] {
  const imports = text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g);
  return Array.from(imports).flatMap(([, name = '', specifier = '']) => {
    const sheet = join(dirname(path), specifier);
    const classes = new Set(
      Array.from(sheetOf(sheet).matchAll(/\.([A-Za-z]\w*)/g), ([, one]) => one),
    );
    const taken = text.matchAll(new RegExp(`(?<![\\w/-])${name}\\.(\\w+)`, 'g'));
    return Array.from(taken)
      .filter(([, one]) => !classes.has(one))
      .map(([use]) => `${path} → ${use} → ${sheet} has no such class`);
  });
}
