import { writeFileSync } from 'node:fs';
import { addressesText } from './addresses-text.ts';
import { openApiText } from './document-text.ts';

writeFileSync(new URL('../openapi.json', import.meta.url), openApiText('public'));
writeFileSync(new URL('../addresses.ts', import.meta.url), addressesText());
