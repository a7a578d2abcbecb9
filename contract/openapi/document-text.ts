import { brand } from '@grovemail/config/brand.ts';
import { operations } from '../operations/all.ts';
import { webhooks } from '../webhooks/all.ts';
import { openApiDocument } from './document.ts';

export const openApiDocuments = {
  /** What customers call: `openapi.json`, from which the reference is made. */
  public: () =>
    openApiDocument(
      { operations: operations.filter(({ tag }) => tag), webhooks },
      {
        title: `${brand.name} API`,
        description:
          'Contacts, events, transactional email and web push. Every JSON response is an envelope: `error` is null or a sentence, and `payload` holds the result. Paths not listed here return 404, and methods a path does not support return 405 with `Allow`.',
        withErrors: true,
      },
    ),
  /** What the site's own pages and forms call, for tests. */
  site: () =>
    openApiDocument(
      { operations: operations.filter(({ tag }) => !tag) },
      {
        title: `${brand.name} site calls`,
        description:
          "Calls from this site's own pages, forms and email links. They change with the site, so do not depend on them.",
      },
    ),
} as const;

export type DocumentName = keyof typeof openApiDocuments;

/** A document as JSON text. */
export function openApiText(name: DocumentName): string {
  return `${JSON.stringify(openApiDocuments[name](), null, 2)}\n`;
}
