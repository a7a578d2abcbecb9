import { openApiDocument } from './openapi.ts';
import { operations } from './operations/all.ts';

/** The text of `openapi.json`: the same operations always give the same bytes. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(operations), null, 2)}\n`;
}
