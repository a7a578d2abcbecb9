// `npm run bench -- pages`: runs one benchmark by name, with the options that follow.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../script/run.ts';

const benchmarks = [
  'pages',
  'paint',
  'docs',
  'docs-build',
  'interactions',
  'api',
  'growth',
  'console',
  'batch',
  'overload',
  'form-flood',
  'slow-peers',
  'idempotency',
  'preference-timing',
  'key-timing',
  'contract-fuzz',
  'clients',
  'kill',
  'power-cut',
  'disk-full',
  'database-away',
  'outbox-kill',
  'slow-webhook',
  'slow-html',
  'kept-responses',
  'slow-calls',
  'store-copy',
  'soak',
];
const [name = '', ...options] = process.argv.slice(2);
const file = join(import.meta.dirname, `${name}.ts`);

if (benchmarks.includes(name) && existsSync(file)) {
  process.exitCode = await run([process.execPath, file, ...options]);
} else {
  console.error(`Name a benchmark: npm run bench -- ${benchmarks.join(' | ')}`);
  process.exitCode = 2;
}
