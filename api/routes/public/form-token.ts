import { accepted } from '@grovemail/contract/envelope.ts';
import { formToken } from '@grovemail/contract/operations/form-token.ts';
import type { FormTokens } from '../../http/auth/form-token.ts';
import { defineRoute, type Route } from '../../http/route.ts';

/** Issues form tokens. Nothing is stored until one is used. */
export function formTokenRoute({ issue }: Pick<FormTokens, 'issue'>): Route {
  return defineRoute({
    operation: formToken,
    async handle() {
      return { status: 200, body: accepted({ data: { token: issue() } }) };
    },
  });
}
