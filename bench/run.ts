// `npm run bench -- pages`: runs one measurement by name; what follows the name is handed on.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../script/run.ts';

const measurements = [
  ...['pages', 'docs', 'docs-build', 'interactions'],
  ...['api', 'batch', 'overload', 'idempotency'],
  ...['preference-timing', 'key-timing', 'contract-fuzz'],
  ...[
    'kill',
    'power-cut',
    'disk-full',
    'database-away',
    'outbox-kill',
    'slow-webhook',
    'store-copy',
    'soak',
  ],
];
const [name = '', ...options] = process.argv.slice(2);
const file = join(import.meta.dirname, `${name}.ts`);

if (measurements.includes(name) && existsSync(file)) {
  process.exitCode = await run([process.execPath, file, ...options]);
} else {
  console.error(`Name what to measure: npm run bench -- ${measurements.join(' | ')}`);
  process.exitCode = 2;
}
