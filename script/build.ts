import { BuildError, buildSite } from './build-site.ts';

const force = process.argv.includes('--force');

try {
  const built = await buildSite({ environment: process.env, force, say: console.error });
  if (!built) console.error('The site is up to date.');
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error);
  process.exitCode = 1;
}
