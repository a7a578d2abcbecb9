import { ApiError } from '@grovemail/contract/api-error.ts';
import { errors } from '@grovemail/contract/errors.ts';
import { type ParseError, printParseErrorCode, visit } from 'jsonc-parser';

/**
 * The error for a body that JSON.parse rejects, with the line and column of the first fault, but no part of the body, which
 * may be secret.
 */
export function invalidJson(text: string, cause: unknown): ApiError {
  return new ApiError('invalid_json', {
    messages: [errors.invalid_json.text, faultIn(text)],
    cause,
  });
}

function faultIn(text: string): string {
  if (text.trim() === '') return 'It is empty: send one JSON object.';
  const fault = firstFault(text);
  // Fastify rejects valid JSON only for names that would change prototypes.
  if (!fault) return 'It contains a reserved name: __proto__, or prototype within constructor.';
  const before = text.slice(0, fault.offset).split(/\r\n|\r|\n/);
  const column = (before.at(-1) ?? '').length + 1;
  return `Line ${before.length}, column ${column}: ${reasons[printParseErrorCode(fault.error)] ?? 'unexpected text'}.`;
}

function firstFault(text: string): Pick<ParseError, 'error' | 'offset'> | null {
  let first: Pick<ParseError, 'error' | 'offset'> | null = null;
  visit(
    text,
    {
      onError(error, offset) {
        first ??= { error, offset };
      },
    },
    { disallowComments: true },
  );
  return first;
}

/** By the name of jsonc-parser's error. */
const reasons: Partial<Record<string, string>> = {
  InvalidSymbol: 'this is not a JSON value; text needs double quotes',
  InvalidNumberFormat: 'this is not a JSON number',
  PropertyNameExpected: 'a field name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace or a comma is missing',
  CloseBracketExpected: 'a closing bracket or a comma is missing',
  EndOfFileExpected: 'nothing may follow the JSON object',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'a closing quote is missing',
  UnexpectedEndOfNumber: 'the number is cut off',
  InvalidUnicode: '\\u needs four hexadecimal digits',
  InvalidEscapeCharacter: 'JSON has no such escape sequence',
  InvalidCharacter: 'a control character in a string must be escaped',
};
