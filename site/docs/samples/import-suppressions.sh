npm run ops -- preferences import unsubscribed.csv --all --dry-run
npm run ops -- preferences import unsubscribed.csv --all
