import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * The faulty fields of an issue: the path of each, such as `address.country` or `attachments[0].filename`,
 * and a reason that follows the path in a sentence.
 * @param sent the whole raw input
 * @param unknownReason the reason for an unknown field
 */
export function* reasonsOf(
  issue: Issue,
  sent: unknown,
  unknownReason: (name: string, place: Path) => string,
  above: Path = [],
): Generator<[path: string, reason: string]> {
  const place = [...above, ...issue.path];
  const path = pathOf(place);
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys.slice(0, maxUnknown)) {
      // An unknown name may be long or unprintable: shown as JSON, and cut.
      const name = /^\w{1,60}$/.test(key) ? key : JSON.stringify(key.slice(0, 60));
      yield [path ? `${path}.${name}` : name, unknownReason(key, place)];
    }
    return;
  }
  const branch = issue.code === 'invalid_union' ? branchOfSameType(issue.errors) : undefined;
  if (branch) {
    for (const inner of branch) yield* reasonsOf(inner, sent, unknownReason, place);
    return;
  }
  yield [path, reasonOf(asSent(issue, valueAt(sent, place)))];
}

/** Maximum number of unknown names in a response. */
const maxUnknown = 20;

/** The issues of the branch of a union that has the type of the value. */
function branchOfSameType(branches: readonly Issue[][]): Issue[] | undefined {
  return branches.find((issues) => !issues.some(isOfAnotherType));
}

function isOfAnotherType({ code, path }: Issue): boolean {
  return code === 'invalid_type' && path.length === 0;
}

function reasonOf(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'custom') return 'is required.';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kindNamed(issue.expected)}${
        issue.expected === 'number' ? got(issue.input) : gotKind(issue.input)
      }.${emptyObjectHint(issue)}`;
    case 'invalid_union':
      return `must be ${branchKinds(issue.errors)}${gotKind(issue.input)}.`;
    case 'too_small':
      if (issue.origin === 'array') {
        return `must have at least ${issue.minimum} entr${issue.minimum === 1 ? 'y' : 'ies'}.`;
      }
      if (issue.origin !== 'string') return `must be at least ${issue.minimum}${got(issue.input)}.`;
      return issue.message.startsWith('is ') ? issue.message : 'is required.';
    case 'too_big': {
      if (issue.origin === 'string') {
        const length = typeof issue.input === 'string' ? `; it has ${issue.input.length}` : '';
        return `can be at most ${issue.maximum} characters long${length}.`;
      }
      return issue.origin === 'array'
        ? `can have at most ${issue.maximum} entries${gotCount(issue.input)}.`
        : `can be at most ${issue.maximum}${got(issue.input)}.`;
    }
    case 'invalid_value':
      return `must be ${choice(issue.values.map(String))}${got(issue.input)}.`;
    case 'invalid_format': {
      const form = issue.format === 'uuid' ? 'must be a UUID' : issue.message;
      return `${form.replace(/\.$/, '')}${got(issue.input)}.${plusHint(issue.input)}`;
    }
    case 'custom':
      return issue.params?.shown
        ? `${issue.message}${got(issue.input)}.${insteadOf(issue)}${plusHint(issue.input)}`
        : issue.message;
    default:
      return issue.message;
  }
}

/** PHP encodes an empty array as a list. */
function emptyObjectHint({ expected, input }: z.core.$ZodIssueInvalidType): string {
  const isEmptyList = Array.isArray(input) && input.length === 0;
  return isEmptyList && kindNamed(expected) === kinds.object ? ` ${phpHint}` : '';
}

export const phpHint = 'In PHP, write new stdClass() for an empty object.';

/** In a query, a raw `+` is a space. */
function plusHint(input: unknown): string {
  const isDecoded = typeof input === 'string' && /\d \d\d:?\d\d$|^\S+ \S+@/.test(input);
  return isDecoded ? ' In a URL, write + as %2B.' : '';
}

/** Suggests the correct spelling of the value, from the schema's `params.instead`. */
function insteadOf({ params, input }: z.core.$ZodIssueCustom): string {
  const instead: unknown = params?.instead?.(String(input));
  return typeof instead === 'string' ? ` Send ${instead}.` : '';
}

/** The issue with the value as it was sent, not trimmed or converted to a number. */
function asSent(issue: Issue, input: unknown): Issue {
  const isChanged = typeof issue.input === 'string' || Number.isNaN(issue.input);
  return isChanged && typeof input === 'string' ? ({ ...issue, input } as Issue) : issue;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, name) => (Object.hasOwn(Object(inner), name) ? Object(inner)[name] : undefined),
    value,
  );
}

function choice(values: readonly string[]): string {
  return values.length > 2 ? `one of ${values.join(', ')}` : values.join(' or ');
}

function branchKinds(branches: readonly Issue[][]): string {
  const expected = branches.flatMap((issues) =>
    issues.flatMap((issue) => (issue.code === 'invalid_type' ? [kindNamed(issue.expected)] : [])),
  );
  return [...new Set(expected)].join(' or ');
}

const kinds: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'an array',
};

function kindNamed(expected: string): string {
  return kinds[expected] ?? expected;
}

/** The type received, without the value, which may hold anything. */
function gotKind(input: unknown): string {
  if (typeof input === 'number') return got(input);
  if (input === null) return '; got null';
  return `; got ${kindNamed(Array.isArray(input) ? 'array' : typeof input)}`;
}

function got(input: unknown): string {
  if (typeof input === 'number') return Number.isFinite(input) ? `; got ${input}` : '';
  if (typeof input !== 'string') return gotKind(input);
  return `; got ${JSON.stringify(input.length > maxShown ? `${input.slice(0, maxShown)}…` : input)}`;
}

const maxShown = 50;

function gotCount(input: unknown): string {
  return Array.isArray(input) ? `; it has ${input.length}` : '';
}

function pathOf(path: Path): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at ? '.' : ''}${String(part)}`))
    .join('');
}
