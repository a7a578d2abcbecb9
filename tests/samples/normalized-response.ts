const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const randomUuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const timestamp = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g;
const exampleSecret = 'whsec_Hu2n0oVbWw0d9cJ3m1sS5tq8yQx7Zk4a6PfLrGvEiTY=';
const secret = /whsec_[\w+/=]+/g;
const oneTimePath = /mail-preview\/[\w-]+/g;

/**
 * A response as a page shows it: formatted, with fixed examples in place of generated values (ids,
 * timestamps, one-time links).
 * @param origin of the API that responded
 */
export function normalizedResponse(body: string, origin: string): string {
  const text = JSON.stringify(JSON.parse(body), null, 2);
  return `${text
    .replaceAll(uuid, numbered(text.match(uuid) ?? []))
    .replaceAll(randomUuid, '7c0e7d3a-5f0b-4c55-9d0c-0d2f6b6f7a11')
    .replaceAll(timestamp, '2026-11-22T09:00:00.000Z')
    .replaceAll(secret, exampleSecret)
    .replaceAll(oneTimePath, 'mail-preview/3q2-7wZ1xQmB8kT4vN6yLc0sHfJd')
    .replaceAll(`${origin}/developers/`, 'https://site.example/developers/')
    .replaceAll(origin, 'https://api.example')}\n`;
}

/** Replaces ids with consecutive examples, in order of appearance. */
function numbered(ids: readonly string[]): (id: string) => string {
  const distinct = [...new Set(ids)];
  return (id) => `019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e${57 + distinct.indexOf(id)}`;
}
