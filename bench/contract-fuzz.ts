import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

/**
 * The fuzz tests of the contract and of the forms with many more requests than `npm test` sends. Exits with 1 on a
 * response with a 5xx or outside the published schema, and on rows a rejected call left behind.
 */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '5000' } } });
await startVitest('test', ['api/app-suite/contract-fuzz.test.ts', 'api/app-suite/fuzz.test.ts'], {
  watch: false,
  testTimeout: 0,
  provide: { contractRequests: Number(values.requests) },
});
