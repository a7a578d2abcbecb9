import type { OperationModel } from './operation-model.ts';

/** An id in a sample that no reader has. */
export interface Placeholder {
  name: string;
  /** The call of the page that returns such an id. */
  from?: { id: string; title: string };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Call = Pick<OperationModel, 'id' | 'title' | 'method' | 'path' | 'request'>;

/** The ids in the sample of a call. @param calls those of its page */
export function placeholders(call: Call, calls: readonly Call[]): Placeholder[] {
  const { params, query } = call.request;
  return Object.entries({ ...params, ...query })
    .filter(([, value]) => uuid.test(value))
    .map(([name]) => {
      const at = call.path.indexOf(`/{${name}}`);
      const list = call.path.slice(0, Math.max(0, at));
      const maker = calls.find(({ method, path }) => method === 'POST' && path === list);
      return maker ? { name, from: { id: maker.id, title: maker.title } } : { name };
    });
}
