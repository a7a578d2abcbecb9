npm run ops -- outbox list --state dead
npm run ops -- outbox retry --dead
