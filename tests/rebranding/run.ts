// `npm test -- rebranding`: makes a copy of the sources an operator's own, as README says, and runs `npm test` there. With
// names of stages, it runs those alone; with `--keep`, it leaves the copy and prints where it is.

import { run } from '../../script/run.ts';
import { rebrand } from '../builds/other-brand.ts';
import { copySources } from '../builds/source-copy.ts';
import { reword } from './other-words.ts';

const requested = process.argv.slice(2);
const stages = requested.filter((name) => name !== '--keep');

const sources = await copySources();
try {
  await rebrand(sources.folder);
  await reword(sources.folder);
  const node = (...line: string[]) => run([process.execPath, ...line], { cwd: sources.folder });
  // What README says to run afterwards; the stage builds the site.
  process.exitCode =
    (await node('contract/openapi/write-openapi.ts')) ||
    (await node('node_modules/.bin/biome', 'check', '--write', '.')) ||
    (await node('script/test.ts', ...stages));
} finally {
  if (requested.includes('--keep')) console.log(sources.folder);
  else await sources.remove();
}
