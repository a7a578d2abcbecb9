import json from '@grovemail/contract/openapi.json' with { type: 'json' };
import { readDocument } from './document.ts';

/** The public API's contract. */
export const contract = readDocument(json);
