npm install --save-dev @hey-api/openapi-ts typescript
npx openapi-ts --input https://site.example/openapi.json --output client
