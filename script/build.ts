// `npm run build`: builds the site when it is out of date, or always with `--force`.
import { buildSite } from './build-site.ts';
import { printableError } from './printable-error.ts';

const force = process.argv.includes('--force');

try {
  const built = await buildSite({ environment: process.env, force, log: console.error });
  if (!built) console.error('The site is up to date.');
} catch (error) {
  console.error(printableError(error));
  process.exitCode = 1;
}
