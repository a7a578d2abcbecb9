import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';
import { examineStore } from './store-findings.ts';

/** 100 identical posts at once with one Idempotency-Key: one row, one answer. Exits 1 otherwise. */
const posts = 100;
const dataDir = await mkdtemp(join(tmpdir(), 'grovemail-idempotency-'));
const server = await startServer(dataDir);
const answers = await Promise.all(
  Array.from({ length: posts }, () => postEnquiry(server.url, 'the same key')),
);
await server.end('SIGTERM');
const { markers, outboxFaults } = await examineStore(dataDir);
await rm(dataDir, { recursive: true });

const stored = answers.filter((answer) => answer?.status === 200).length;
const different = new Set(answers.map((answer) => JSON.stringify(answer))).size;
console.log(
  `${posts} identical posts with one key: ${stored} answered 200, ${different} different answer(s), ` +
    `${markers.length} row(s), ${outboxFaults} outbox faults.`,
);
const held = stored === posts && different === 1 && markers.length === 1 && outboxFaults === 0;
process.exitCode = held ? 0 : 1;
