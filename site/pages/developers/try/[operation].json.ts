import type { APIRoute } from 'astro';
import { contract } from '../../../docs/reference/model/contract.ts';
import { isTryable, requestForm } from '../../../docs/reference/model/request-form.ts';
import { bases, publicApi } from '../../../layouts/site-config.ts';

/** The API console's data, one file per operation. */
export function getStaticPaths() {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isTryable(operation))
      .map(([method, operation]) => {
        const { operationId } = operation;
        const form = requestForm(method, path, operation, contract);
        return {
          params: { operation: operationId },
          props: { form, base: bases.api, printedBase: publicApi },
        };
      }),
  );
}

export const GET: APIRoute = ({ props }) => Response.json(props);
