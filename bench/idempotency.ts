import { parseArgs } from 'node:util';
import { benchStore } from './bench-store.ts';
import { postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';
import { examineStore } from './store-findings.ts';

/** 100 identical posts at once with one Idempotency-Key: one row, one answer. Exits 1 otherwise. */
const posts = 100;
const { values } = parseArgs({ options: { database: { type: 'boolean', default: false } } });
const store = await benchStore(values.database ? 'database' : 'embedded');
const server = await startServer(store);
const answers = await Promise.all(
  Array.from({ length: posts }, () => postEnquiry(server.url, 'the same key')),
);
await server.end('SIGTERM');
const { markers, outboxFaults } = await examineStore(store.place);
await store.remove();

const stored = answers.filter((answer) => answer?.status === 200).length;
const different = new Set(answers.map((answer) => JSON.stringify(answer))).size;
console.log(
  `${posts} identical posts with one key: ${stored} answered 200, ${different} different answer(s), ` +
    `${markers.length} row(s), ${outboxFaults} outbox faults.`,
);
const held = stored === posts && different === 1 && markers.length === 1 && outboxFaults === 0;
process.exitCode = held ? 0 : 1;
