import { parseArgs } from 'node:util';
import { benchStore } from './bench-store.ts';
import { inspectStore } from './inspect-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';

/** 100 identical concurrent posts with one Idempotency-Key: one row, one response. Exits with 1 otherwise. */
const posts = 100;
const { values } = parseArgs({ options: { database: { type: 'boolean', default: false } } });
const store = await benchStore(values.database ? 'database' : 'embedded');
const server = await startServer(store);
const responses = await Promise.all(
  Array.from({ length: posts }, () => postEnquiry(server.url, 'the same key')),
);
await server.end('SIGTERM');
const { markers, outboxErrors } = await inspectStore(store.place);
await store.remove();

const stored = responses.filter((response) => response?.status === 200).length;
const different = new Set(responses.map((response) => JSON.stringify(response))).size;
console.log(
  `${posts} identical posts with one key: ${stored} got 200, ${different} different response(s), ` +
    `${markers.length} row(s), ${outboxErrors} outbox errors.`,
);
const passed = stored === posts && different === 1 && markers.length === 1 && outboxErrors === 0;
process.exitCode = passed ? 0 : 1;
