import { parseArgs } from 'node:util';
import { postLoad } from './autocannon.ts';
import { addBenchKey } from './bench-key.ts';
import { benchStore } from './bench-store.ts';
import { keepResult } from './keep-result.ts';
import { median } from './median.ts';
import { enquiryFields, postEnquiry } from './post-enquiry.ts';
import { startServer } from './server-process.ts';
import { healthTime, watchServer } from './watch-server.ts';

/**
 * A thousand connections post as fast as they can against the default rate limits, first forms and then
 * calls with a key. Every response must be 200, 429 or 503, each health check take less than half a second,
 * and memory stay below 300 MB. Exits with 1 otherwise. `--keep` writes the result for the page `/security`.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '1000' },
    keep: { type: 'boolean', default: false },
  },
});
const store = await benchStore('embedded');
const { key } = await addBenchKey(store.place);
const environment = { ...store.environment, RATE_LIMIT: 'on', LOG_LEVEL: 'silent' };
const server = await startServer({ environment });
const enquiry = JSON.stringify(enquiryFields('A flood'));
const contact = JSON.stringify({ email: 'ada@example.com' });
const loads: object[] = [];
let passed = true;

for (const [name, path, headers, body] of [
  ['forms', '/guests/enquiry', {}, enquiry],
  ['calls with a key', '/v1/contacts', { authorization: `Bearer ${key}` }, contact],
] as const) {
  const load = postLoad({
    url: server.url + path,
    connections: Number(values.connections),
    seconds: Number(values.seconds),
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const { health, memory } = await watchServer(server, load);
  const { statusCodeStats, errors, requests } = await load;
  const recovery = await healthTime(server.url);
  const slowest = Math.max(...health);
  const statuses = Object.entries(statusCodeStats).map(([code, { count }]) => [code, count]);
  console.log(
    `${values.connections} connections posting ${name} for ${values.seconds} s: ${requests.total} responses, ` +
      `${statuses.map(([code, count]) => `${count} × ${code}`).join(', ')}, ${errors} broken; ` +
      `health check median ${Math.round(median(health))} ms, max ${Math.round(slowest)} ms, right afterwards ${Math.round(recovery)} ms; ` +
      `memory at most ${Math.round(memory)} MB.`,
  );
  loads.push({
    posting: name,
    responses: requests.total,
    broken: errors,
    medianMs: Math.round(median(health)),
    slowestMs: Math.round(slowest),
    memoryMb: Math.round(memory),
  });
  const isExpected = statuses.every(([code]) => ['200', '429', '503'].includes(`${code}`));
  passed &&= isExpected && errors === 0 && slowest < 500 && recovery < 500 && memory < 300;
}
const final = await postEnquiry(server.url, 'afterwards');
console.log(
  `A form sent afterwards gets ${final?.status}; 429 until the rate limit's window ends.`,
);
passed &&= final?.status === 200 || final?.status === 429;
await server.end('SIGTERM');
await store.remove();
if (values.keep) {
  await keepResult('overload', 'npm run bench -- overload', {
    connections: Number(values.connections),
    seconds: Number(values.seconds),
    loads,
  });
}
process.exitCode = passed ? 0 : 1;
