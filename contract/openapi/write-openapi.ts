import { writeFileSync } from 'node:fs';
import { type OpenApiName, openApiDocuments, openApiText } from './document-text.ts';

for (const name of Object.keys(openApiDocuments) as OpenApiName[]) {
  writeFileSync(new URL(`../${name}`, import.meta.url), openApiText(name));
}
