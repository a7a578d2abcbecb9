import type { SearchEntry } from '@grovemail/domain/docs-search/search-entry.ts';
import type { Field } from '../../reference/model/fields.ts';

/** A field where a call or a webhook has it. */
export interface FieldUse {
  field: Field;
  call: Call;
}

interface Call {
  href: string;
  title: string;
  aside: string;
}

/** The fields of a call, with those nested in them. */
export function fieldUses(fields: readonly Field[], call: Call): FieldUse[] {
  return fields.flatMap((field) => [{ field, call }, ...fieldUses(field.fields, call)]);
}

/** One entry for each name. It leads to the first request that has the field, or else to the first response. */
export function fieldEntries(uses: readonly FieldUse[]): SearchEntry[] {
  const byName = Map.groupBy(uses, ({ field }) => nameOf(field));
  return [...byName].map(([name, all]) => {
    const [first] = all.toSorted((one, other) => depthOf(one.field) - depthOf(other.field));
    if (!first) throw new Error(`The field ${name} is in no call.`);
    const { field, call } = first;
    return {
      kind: 'field',
      title: field.path,
      href: `${call.href}.${field.path}`,
      names: [name],
      type: [field.type, field.limits].filter(Boolean).join(', '),
      of: callsOf([call, ...all.map((use) => use.call)]),
      aside: call.aside,
      text: field.description,
    };
  });
}

function nameOf({ path }: Field): string {
  return path.split('.').at(-1) ?? path;
}

/** Responses nest their fields in `payload`, webhooks in `data`. */
function depthOf({ path }: Field): number {
  return path.split('.').length + (/^(payload|data)\./.test(path) ? 10 : 0);
}

const maxCalls = 3;

function callsOf(calls: readonly Call[]): string {
  const titles = [...new Set(calls.map(({ title }) => title))];
  const more = titles.length - maxCalls;
  const named = titles.slice(0, maxCalls).join(', ');
  return more > 0 ? `${named}, and ${more} more` : named;
}
