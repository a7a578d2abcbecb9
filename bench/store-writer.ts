import { writeSync } from 'node:fs';
import { uuidV7Maker } from '../api/store/database/uuid-v7.ts';
import { openStore } from '../api/store/open-store.ts';
import { enquiryFields } from './post-enquiry.ts';

// The child process of write-to-store.ts: writes until it is killed, and prints the marker of each stored row.
const [place = '', round = '', writers = ''] = process.argv.slice(2);
const now = Date.now;
const newId = uuidV7Maker(now);
const store = await openStore(JSON.parse(place), { now });
writeSync(1, 'ready\n');
await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)));

async function write(writer: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const marker = `${round}-${writer}-${count}`;
    const [id, createdAt] = [newId(), now()];
    const payload = { recordId: id };
    await store.accept({
      record: { kind: 'enquiry', id, createdAt, ...enquiryFields(marker) },
      outbox: ['enquiry.notify', 'enquiry.receipt'].map((topic) => {
        return { id: newId(), topic, payload, createdAt };
      }),
      idempotency: {
        operation: 'bench',
        key: marker,
        fingerprint: marker,
        response: { status: 200, body: '' },
        expiresAt: createdAt + 86_400_000,
      },
    });
    // Synchronous: buffered output would be lost with the process.
    writeSync(1, `${marker}.\n`);
  }
}
