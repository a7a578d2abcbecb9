import { z } from 'zod';
import { schemaInput } from './schema-input.ts';

/** @param what such as `Webhooks` */
export function pageLimit(what: string) {
  return z.coerce.number().int().min(1).max(100).default(20).describe(`${what} per page.`);
}

/** The cursor of a list whose entries have an id. */
export function pageCursor(example: string) {
  return cursorOf(z.uuid(), example);
}

/** The cursor of any list. */
export function cursorOf<Kind extends z.ZodType>(kind: Kind, example: z.output<Kind>) {
  return kind
    .optional()
    .describe('`payload.meta.next_cursor` of the previous page.')
    .meta({ examples: [example] });
}

const moment = (description: string) =>
  z.iso
    .datetime({
      offset: true,
      error: 'must be a time in ISO 8601, such as 2026-11-21T09:00:00Z.',
    })
    .optional()
    .describe(`${description} ISO 8601; in a URL, the \`+\` of an offset is written \`%2B\`.`)
    .meta({ examples: ['2026-11-21T09:00:00Z'] });

/**
 * The query of a list of `/v1`: its own filters, the time of creation, and the page.
 * @param list.noun in the plural
 * @param list.cursor an example
 */
export function listQuery<Filters extends z.core.$ZodLooseShape>(
  { noun, cursor }: { noun: string; cursor: string },
  filters: Filters,
) {
  const { schema, check } = schemaInput(
    z.strictObject({
      ...filters,
      created_after: moment(`Only ${noun} created at or after this time.`),
      created_before: moment(`Only ${noun} created before this time.`),
      limit: pageLimit(`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`),
      cursor: pageCursor(cursor),
    }),
  );
  return {
    schema,
    check(value: unknown) {
      const checked = check(value);
      if (!checked.ok || !isReversed(value)) return checked;
      return { ok: false as const, errors: { created_before: reversed } };
    },
  };
}

const reversed = 'created_before must not be earlier than created_after.';

const bounds = z.object({ created_after: z.string(), created_before: z.string() });

function isReversed(query: unknown): boolean {
  const { data } = bounds.safeParse(query);
  return data !== undefined && Date.parse(data.created_before) < Date.parse(data.created_after);
}
