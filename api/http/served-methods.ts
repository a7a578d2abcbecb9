import {
  addresses,
  confirmationLink,
  confirmationPage,
  preferencePages,
  preferencesPage,
} from '@grovemail/contract/addresses.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { methodTable } from './known-paths.ts';

/**
 * Makes a function that returns the methods of a path, for the contract's operations and all other routes.
 * @param reads paths for GET and HEAD only
 * @param posts paths for POST only
 */
export function servedMethods(
  operations: readonly Operation[],
  { reads, posts }: { reads: readonly string[]; posts: readonly string[] },
): (path: string) => string[] {
  const pages = [...preferencePages, preferencesPage, confirmationLink, confirmationPage];
  return methodTable([
    ...reads.map((path) => ({ methods: ['GET', 'HEAD'], path })),
    ...operations.map((operation) => {
      const { method, path } = addresses[operation.id];
      const isRead = method === 'GET' && !operation.isSubmission;
      return { methods: isRead ? [method, 'HEAD'] : [method], path };
    }),
    ...[addresses.oneClick.path, ...posts].map((path) => ({ methods: ['POST'], path })),
    ...pages.map((path) => ({ methods: ['GET', 'HEAD', 'POST'], path })),
  ]);
}
