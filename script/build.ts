// `npm run build`: the site alone, when it is out of date; `--force` builds it anyway.
import { buildSite } from './build-site.ts';
import { sentenceOf } from './sentence-of.ts';

const force = process.argv.includes('--force');

try {
  const built = await buildSite({ environment: process.env, force, say: console.error });
  if (!built) console.error('The site is up to date.');
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
