import { accepted } from '@grovemail/contract/envelope.ts';
import { modules } from '@grovemail/contract/operations/modules.ts';
import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { defineRoute, type Route } from '../../http/route.ts';

/** Serves the catalog, which is serialized once, since it changes only with a release. */
export function modulesRoute({ catalog }: { catalog: Catalog }): Route {
  const body = accepted({ data: catalog, meta: { size: catalog.length } });
  return defineRoute({
    operation: modules,
    async handle() {
      return { status: 200, body, headers: { 'cache-control': 'public, max-age=300' } };
    },
  });
}
