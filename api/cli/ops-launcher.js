// Plain JavaScript, so that a Node version without TypeScript can report that it is too old.
import { readFileSync } from 'node:fs';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const [needed] = JSON.parse(manifest).dependencies.node.split('.');
const [major] = process.versions.node.split('.');

if (Number(major) < Number(needed)) {
  process.stderr.write(
    `ops needs Node ${needed} or later, but this is Node ${process.versions.node}. Run npm ci to install the right version, then use npm run ops.\n`,
  );
  process.exitCode = 1;
} else {
  await import('./ops.ts');
}
