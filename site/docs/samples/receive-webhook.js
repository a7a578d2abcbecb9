import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const secret = process.env.WEBHOOK_SECRET; // whsec_…
if (!secret) throw new Error('Set WEBHOOK_SECRET.');

function isGenuine(headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !timestamp || !signatures) return false;
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= 300)) return false; // seconds

  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest();
  return signatures.split(' ').some((signature) => {
    const [version, code = ''] = signature.split(',');
    const given = Buffer.from(code, 'base64');
    return (
      version === 'v1' &&
      given.length === expected.length &&
      timingSafeEqual(given, expected)
    );
  });
}

createServer(async (request, response) => {
  // The raw bytes, before any parsing; null when the sender hung up.
  const body = await buffer(request).catch(() => null);
  if (!body || !isGenuine(request.headers, body)) {
    response.writeHead(400).end();
    return;
  }
  const { type, timestamp } = JSON.parse(body);
  console.log(type, timestamp);
  response.writeHead(204).end();
}).listen(process.env.PORT ?? 8000);
