import type { Operation } from '../operation.ts';

/** The OpenAPI security scheme for each `auth` of an operation. */
export const securitySchemes = {
  key: {
    name: 'accountKey',
    description:
      'An account key. It can do everything unless it is limited to scopes, so keep it on a server and never put it in a page.',
  },
  push: {
    name: 'pushKey',
    description:
      'The publishable key for pages (PUSH_API_KEY). It can save push subscriptions and nothing else.',
  },
} satisfies Record<NonNullable<Operation['auth']>, object>;
