import { setTimeout as wait } from 'node:timers/promises';

const api = 'https://api.example';
const key = process.env.API_KEY;

async function post(path, idempotencyKey, body) {
  for (let attempt = 1; ; attempt++) {
    let seconds = 2 ** attempt;
    try {
      const response = await fetch(api + path, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      const again = response.status === 429 || response.status >= 500;
      if (!again || attempt === 5) return response;
      seconds = response.headers.get('Retry-After') ?? seconds;
    } catch (error) {
      // The connection was lost.
      if (attempt === 5) throw error;
    }
    await wait(seconds * 1000);
  }
}

const response = await post('/v1/automations', 'order-1042-shipped', {
  event_code: 'order_shipped',
  contact_email: 'ada@shop.example',
  context: {},
});
console.log(response.status);
const body = await response.json();
console.dir(body, { depth: null });
