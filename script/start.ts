// `npm start`: builds what is out of date, then becomes the server.
import { ConfigError } from '@grovemail/config/config-error.ts';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { BuildError, buildSite } from './build-site.ts';
import { endWithParent } from './end-with-parent.ts';

endWithParent();

try {
  // Before the build, so that a slip in a variable is told at once.
  parseConfig(process.env);
  await buildSite({ environment: process.env, force: false, say: console.error });
  await import('../api/server.ts');
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof BuildError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
}
