const api = 'https://api.example';
const key = process.env.API_KEY;

async function* allContacts() {
  const query = new URLSearchParams({ limit: 100 });
  for (;;) {
    const response = await fetch(`${api}/v1/contacts?${query}`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    const { error, payload } = await response.json();
    if (error) throw new Error(error);
    yield* payload.data;
    if (payload.meta.next_cursor === null) return;
    query.set('cursor', payload.meta.next_cursor);
  }
}

for await (const { email } of allContacts()) {
  console.log(email);
}
