// Plain JavaScript, so that a Node version without TypeScript can report that it is too old.
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const [needed] = JSON.parse(manifest).dependencies.node.split('.');
const [major] = process.versions.node.split('.');

if (Number(major) < Number(needed)) {
  process.stderr.write(
    `ops needs Node ${needed} or later, but this is Node ${process.versions.node}. Run npm ci to install the right version, then use npm run ops.\n`,
  );
  process.exitCode = 1;
} else {
  keepCompiledCode();
  await import('./ops.ts');
}

/** In a folder that nobody else can write to, since what is in it runs; NODE_COMPILE_CACHE names another one. */
function keepCompiledCode() {
  try {
    module.enableCompileCache(join(userInfo().homedir, '.cache', 'grovemail'));
  } catch {
    // In a container, the user may have no name, and so no home.
  }
}
