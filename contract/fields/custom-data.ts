import {
  hasFewNames,
  maxExtraNames,
  maxNestedNames,
} from '@grovemail/domain/contacts/extra-data.ts';
import { isStorable } from '@grovemail/domain/storable-text.ts';
import { z } from 'zod';

const maxNameLength = 100;
const maxDepth = 4;
const namesInAll = maxNestedNames.toLocaleString('en');

/** Custom names with JSON values, such as `extra_data`. */
export function customData() {
  return z
    .record(z.string(), z.unknown())
    .refine(
      (data) => Object.keys(data).every((name) => name.length <= maxNameLength && isStorable(name)),
      `has a name that is too long (more than ${maxNameLength} characters) or cannot be stored.`,
    )
    .refine((data) => isStorableJson(data, maxDepth), {
      error: `must contain JSON values, nested at most ${maxDepth} deep.`,
      // Counting the names would overflow the stack.
      abort: true,
    })
    .refine(
      hasFewNames,
      `can have at most ${maxExtraNames} names, and ${namesInAll} including those in nested objects.`,
    )
    .meta({
      maxProperties: maxExtraNames,
      propertyNames: { type: 'string', maxLength: maxNameLength },
      additionalProperties: {
        description: `Any JSON value, nested at most ${maxDepth} deep, with at most ${namesInAll} names in all.`,
      },
    });
}

function isStorableJson(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(
    ([name, member]) => isStorable(name) && isStorableJson(member, depth - 1),
  );
}
