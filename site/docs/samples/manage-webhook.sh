npm run ops -- webhooks deliveries 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55
npm run ops -- webhooks replay \
  --to 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55 --since 2026-11-22T08:00:00Z
npm run ops -- outbox retry --dead
npm run ops -- webhooks rotate 019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55
