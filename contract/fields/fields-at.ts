import { z } from 'zod';

/**
 * The names of a schema's fields at a path; none if it is not an object there.
 * @param path as in an issue: names, and indexes of lists
 */
export function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [part, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (part === undefined) return Object.keys(schema.shape);
    const field: z.core.$ZodType | undefined = schema.shape[String(part)];
    return field ? fieldsAt(field, rest) : [];
  }
  if (schema instanceof z.ZodArray) return part === undefined ? [] : fieldsAt(schema.element, rest);
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option: z.core.$ZodType) => fieldsAt(option, path));
  }
  if (schema instanceof z.ZodPipe) return fieldsAt(schema.in, path);
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapper ? fieldsAt(schema.unwrap(), path) : [];
}
