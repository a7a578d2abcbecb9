import type { ContractDocument } from './document.ts';
import type { JsonSchema } from './json-schema.ts';

export type Resolve = (schema: JsonSchema) => JsonSchema;

const prefix = '#/components/schemas/';

/**
 * Follows `$ref`; siblings such as a description take precedence.
 * @throws Error naming a dangling reference
 */
export function schemaResolver({ components }: Pick<ContractDocument, 'components'>): Resolve {
  return function resolve({ $ref, ...beside }: JsonSchema): JsonSchema {
    if ($ref === undefined) return beside;
    const schema = $ref.startsWith(prefix)
      ? components.schemas[$ref.slice(prefix.length)]
      : undefined;
    if (!schema) throw new Error(`The contract has no schema ${$ref}.`);
    return { ...resolve(schema), ...beside };
  };
}
