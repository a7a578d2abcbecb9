npm install openapi-fetch && npm install --save-dev openapi-typescript typescript tsx @types/node
npx openapi-typescript https://site.example/openapi.json --output api.d.ts
