// Checks the types of the site. Astro first writes those of the content. TypeScript cannot read `.astro` files: each is
// converted to TSX beneath `site/.astro`, where `rootDirs` of `site/tsconfig.json` finds it beside the files that import it.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { astroToTsx } from './astro-to-tsx.ts';
import { root, tool } from './run.ts';

const [astro = '', ...sync] = tool('astro', 'sync');
const synced = spawnSync(astro, sync, {
  cwd: join(root, 'site'),
  encoding: 'utf8',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
});
if (synced.status !== 0) {
  process.stderr.write(synced.stdout + synced.stderr);
  process.exit(1);
}

const converted = join('site', '.astro', 'tsx');
rmSync(join(root, converted), { recursive: true, force: true });
const paths = globSync('**/*.astro', {
  cwd: join(root, 'site'),
  exclude: ['node_modules', '.astro', 'dist'],
});
const files = new Map(
  paths.map((path) => [path, astroToTsx(path, readFileSync(join(root, 'site', path), 'utf8'))]),
);
for (const [path, { code }] of files) {
  const target = join(root, converted, `${path}.tsx`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, code);
}

const [program = '', ...options] = tool(
  'tsc',
  '-p',
  'site',
  '--checkers',
  '1',
  '--pretty',
  'false',
);
const { stdout, status } = spawnSync(program, options, { cwd: root, encoding: 'utf8' });
const place = /^site\/\.astro\/tsx\/(.+\.astro)\.tsx\((\d+),(\d+)\)/gm;
process.stdout.write(
  stdout.replaceAll(place, (text: string, path: string, line: string, column: string) => {
    const original = files.get(path)?.originalOf({ line: Number(line), column: Number(column) });
    return original ? `site/${path}(${original.line},${original.column})` : text;
  }),
);
process.exitCode = status ?? 1;
