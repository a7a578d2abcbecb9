import { readFile } from 'node:fs/promises';

const api = 'https://api.example';
const key = process.env.API_KEY;
const invoice = await readFile('invoice.pdf');

const response = await fetch(`${api}/v1/transactionals`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    template_code: 'receipt',
    recipient_email: 'ada@shop.example',
    attachments: [
      {
        filename: 'invoice-1042.pdf',
        content: invoice.toString('base64'),
        contentType: 'application/pdf',
      },
    ],
  }),
});
console.log(response.status);
console.log(await response.json());
