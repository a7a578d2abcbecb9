npm run --silent ops -- push secret
