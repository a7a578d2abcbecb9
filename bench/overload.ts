import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { benchStore } from './bench-store.ts';
import { measuringKey } from './measuring-key.ts';
import { median } from './median.ts';
import { enquiryFields, postEnquiry } from './post-enquiry.ts';
import { residentMemory } from './resident-memory.ts';
import { startServer } from './server-process.ts';

/**
 * A thousand connections that post as fast as they can against the usual limits, forms and
 * then calls with a key: nothing but 200, 429 and 503 is answered, health answers in half a second,
 * memory stays below 300 MB, and everything is as usual within five seconds. Exits 1 when it is not.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '1000' },
  },
});
const store = await benchStore('embedded');
const { key } = await measuringKey(store.place);
const usual = { ...store.environment, RATE_LIMIT: 'on', LOG_LEVEL: 'silent' };
const server = await startServer({ environment: usual });
const enquiry = JSON.stringify(enquiryFields('A flood'));
const contact = JSON.stringify({ email: 'ada@example.com' });
let held = true;

for (const [name, path, headers, body] of [
  ['forms', '/guests/enquiry', {}, enquiry],
  ['calls with a key', '/v1/contacts', { authorization: `Bearer ${key}` }, contact],
] as const) {
  let flooding = true;
  const load = autocannon({
    url: server.url + path,
    connections: Number(values.connections),
    duration: Number(values.seconds),
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    // Beside this thread, which times the health checks.
    workers: 1,
  });
  // It can be awaited, and is no whole promise.
  const flood = Promise.resolve(load).finally(() => {
    flooding = false;
  });
  const health: number[] = [];
  let memory = 0;
  while (flooding) {
    health.push(await timeOf(() => fetch(`${server.url}/healthz`)));
    memory = Math.max(memory, residentMemory(server.pid));
    await wait(100);
  }
  const { statusCodeStats = {}, errors, requests } = await flood;
  const after = await timeOf(() => fetch(`${server.url}/healthz`));
  const slowest = Math.max(...health);
  const statuses = Object.entries(statusCodeStats).map(([code, { count = 0 }]) => [code, count]);
  console.log(
    `${values.connections} connections posting ${name} for ${values.seconds} s: ${requests.total} answers, ` +
      `${statuses.map(([code, count]) => `${count} × ${code}`).join(', ')}, ${errors} broken; ` +
      `health ${Math.round(median(health))} ms in the median and ${Math.round(slowest)} ms at most, at once afterwards ${Math.round(after)} ms; ` +
      `at most ${Math.round(memory)} MB.`,
  );
  const usualAnswers = statuses.every(([code]) => ['200', '429', '503'].includes(`${code}`));
  held &&= usualAnswers && errors === 0 && slowest < 500 && after < 500 && memory < 300;
}
const end = await postEnquiry(server.url, 'afterwards');
console.log(`A form afterwards is answered ${end?.status}, as the limit of that minute has it.`);
held &&= end?.status === 200 || end?.status === 429;
await server.end('SIGTERM');
await store.remove();
process.exitCode = held ? 0 : 1;

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await ask();
  return performance.now() - begun;
}
