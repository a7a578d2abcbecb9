// `npm run build`: builds the site and the operator's console when they are out of date, or always with `--force`.
import { buildConsole } from './build-console.ts';
import { buildSite } from './build-site.ts';
import { printableError } from './printable-error.ts';

const force = process.argv.includes('--force');

try {
  const built = await buildSite({ environment: process.env, force, log: console.error });
  if (!built) console.error('The site is up to date.');
  if (await buildConsole(force)) console.error("Built the operator's console.");
} catch (error) {
  console.error(printableError(error));
  process.exitCode = 1;
}
