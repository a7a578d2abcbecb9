import type { Operation } from './operation.ts';

/** The OpenAPI security scheme for each `auth` of an operation. */
export const securitySchemes = {
  key: {
    name: 'accountKey',
    description:
      'A key of the account. It may do everything, unless it was made with a scope, so it belongs on a server and never in a page.',
  },
  push: {
    name: 'pushKey',
    description:
      'The publishable key of pages (PUSH_API_KEY). It saves push subscriptions and opens nothing else.',
  },
} satisfies Record<NonNullable<Operation['auth']>, object>;
