import { brand } from '@grovemail/config/brand.ts';
import { openApiDocument } from './openapi.ts';
import { operations } from './operations/all.ts';
import { webhooks } from './webhooks/all.ts';

/** The contract's two documents, by file name. */
export const openApiDocuments = {
  /** What customers call; the reference is made from it. */
  'openapi.json': () =>
    openApiDocument(
      { operations: operations.filter(({ tag }) => tag), webhooks },
      {
        title: `${brand.name} API`,
        description:
          'Contacts, events, transactional email and web push. Every JSON answer is an envelope: `error` is null or a sentence, `payload` holds the result. A path that is not listed here answers 404, and a method that a path does not take answers 405 with `Allow`.',
        withErrors: true,
      },
    ),
  /** What the site's own pages and forms call. */
  'openapi-site.json': () =>
    openApiDocument(
      { operations: operations.filter(({ tag }) => !tag) },
      {
        title: `${brand.name} site calls`,
        description:
          "The calls of this site's own pages, forms and mail links. They change with the site; nothing else should depend on them.",
      },
    ),
} as const;

export type OpenApiName = keyof typeof openApiDocuments;

/** The text of a document's file. */
export function openApiText(name: OpenApiName): string {
  return `${JSON.stringify(openApiDocuments[name](), null, 2)}\n`;
}
