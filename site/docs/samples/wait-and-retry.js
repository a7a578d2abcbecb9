import { setTimeout as wait } from 'node:timers/promises';

const api = 'https://api.example';
const key = process.env.API_KEY;

async function post(path, idempotencyKey, body) {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(api + path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(body),
    });
    const again = response.status === 429 || response.status >= 500;
    if (!again || attempt === 5) return response;
    const seconds = response.headers.get('Retry-After') ?? 2 ** attempt;
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
