// `npm start`: builds the site if it is out of date, then runs the server.
import { readFileSync } from 'node:fs';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { withSecretFiles } from '@grovemail/config/secret-files.ts';
import { buildSite } from './build-site.ts';
import { endWithParent } from './end-with-parent.ts';
import { printableError } from './printable-error.ts';

endWithParent();

try {
  // Reports invalid settings before the build.
  parseConfig(withSecretFiles(process.env, (path) => readFileSync(path, 'utf8')));
  await buildSite({
    environment: process.env,
    force: false,
    keepProduction: true,
    log: console.error,
  });
  await import('../api/server.ts');
} catch (error) {
  console.error(printableError(error));
  process.exitCode = 1;
}
