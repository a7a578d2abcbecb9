import { STATUS_CODES } from 'node:http';
import type { Json } from '@grovemail/domain/samples/sample-request.ts';
import type { ContractDocument, ContractError } from './document.ts';
import { referencePages } from './reference-pages.ts';
import { errorAddress } from './responses.ts';

/** An error, as shown on its page of the catalog. */
export interface ErrorPage extends ContractError {
  code: string;
  path: string;
  /** How to fix it, in sentences. */
  fixes: string[];
  /** The response envelope; null if no public call returns it. */
  example: Json | null;
  /** The calls that can return it, with their section's address. */
  origins: { method: string; path: string; title: string; page: string; href: string }[];
}

/** The catalog: every error of the contract, by status. */
export function errorPages(document: ContractDocument): ErrorPage[] {
  const responses = referencePages(document).flatMap(({ title: page, path: address, operations }) =>
    operations.flatMap(({ id, method, path, title, errors }) =>
      errors.map(({ code, example }) => ({
        code,
        example,
        origin: { method, path, title, page, href: `${address}#${id}` },
      })),
    ),
  );
  return Object.entries(document['x-errors'])
    .map(([code, error]) => {
      const own = responses.filter((response) => response.code === code);
      return {
        ...error,
        code,
        path: errorAddress(code),
        fixes: error.fix.split(/(?<=\.) (?=[A-Z])/),
        example: own[0]?.example ?? null,
        origins: own.map(({ origin }) => origin),
      };
    })
    .toSorted((one, other) => one.status - other.status);
}

export interface StatusGroup {
  /** The id of its heading in the guide. */
  id: string;
  status: number;
  /** `404 Not Found`. */
  title: string;
  errors: ErrorPage[];
}

/** As the documentation names it; 403 is the status of a wrong key. */
export function statusName(status: number): string {
  return status === 403 ? 'Unauthorized' : (STATUS_CODES[status] ?? '');
}

/** The catalog in groups, lowest status first. */
export function errorsByStatus(document: ContractDocument): StatusGroup[] {
  return [...Map.groupBy(errorPages(document), ({ status }) => status)].map(([status, errors]) => ({
    id: `status-${status}`,
    status,
    title: `${status} ${statusName(status)}`.trim(),
    errors,
  }));
}
