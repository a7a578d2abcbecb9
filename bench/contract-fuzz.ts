import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

/**
 * The contract's fuzz test with many more requests than `npm test` makes: answers with a 5xx,
 * or not as the published schema says, and rows that a refused call left. Exits 1 when there are any.
 */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '5000' } } });
await startVitest('test', ['api/routes/contract-fuzz.test.ts'], {
  watch: false,
  testTimeout: 0,
  provide: { contractRequests: Number(values.requests) },
});
