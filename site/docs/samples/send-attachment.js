import { readFile } from 'node:fs/promises';

const api = 'https://api.example';
const key = process.env.API_KEY;
const prices = await readFile('trade-prices.pdf');

const response = await fetch(`${api}/v1/transactionals`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    template_code: 'welcome',
    recipient_email: 'ada@shop.example',
    data: { firstname: 'Ada', plan: 'Workshop' },
    attachments: [
      {
        filename: 'trade-prices.pdf',
        content: prices.toString('base64'),
        contentType: 'application/pdf',
      },
    ],
  }),
});
console.log(response.status);
const body = await response.json();
console.dir(body, { depth: null });
