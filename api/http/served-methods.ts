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
 * Makes the look-up of the methods that a path takes: of the contract's operations, and of what is
 * served beside them.
 * @param reads paths that are read alone
 * @param posts paths that are posted to alone
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
      const isRead = method === 'GET' && !operation.submission;
      return { methods: isRead ? [method, 'HEAD'] : [method], path };
    }),
    ...[addresses.oneClick.path, ...posts].map((path) => ({ methods: ['POST'], path })),
    ...pages.map((path) => ({ methods: ['GET', 'HEAD', 'POST'], path })),
  ]);
}
