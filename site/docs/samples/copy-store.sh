npm run --silent ops -- store secrets
npm run ops -- store copy --from ./data --to "$DATABASE_URL"
