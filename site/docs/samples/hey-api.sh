npm install --save-dev @hey-api/openapi-ts typescript tsx @types/node
npm pkg set type=module
npx openapi-ts --input https://site.example/openapi.json --output client
