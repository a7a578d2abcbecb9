import { jsonLines } from '@grovemail/domain/samples/json-lines.ts';
import type { Json } from '@grovemail/domain/samples/sample-request.ts';
import { highlight } from '../../build/highlight.ts';
import { contract } from './model/contract.ts';
import { fieldsOf } from './model/fields.ts';
import { referencePages } from './model/reference-pages.ts';
import { schemaResolver } from './model/schema-resolver.ts';
import { operationSection, shownFields } from './reference-sections.ts';

/** Facts from the contract for the first page of the reference. @param base origin of the API */
export function envelopeFacts(base: string) {
  const operations = referencePages(contract).flatMap((page) => page.operations);
  // A good first call: it needs nothing but a key.
  const list = operations.find(({ id }) => id === 'listContacts');
  const events = operations.find(({ id }) => id === 'listEvents');
  const { ApiError } = contract.components.schemas;
  const refusal = list?.refusals.find(({ code }) => code === 'unauthorized');
  if (!list || !events || !refusal || !ApiError) {
    throw new Error(
      'The contract lacks what Get started shows: listContacts, listEvents, ApiError.',
    );
  }
  const { title, samples } = operationSection(list, base);
  return {
    first: { title, samples },
    success: lines(events.success.example),
    refusal: lines(refusal.example),
    errorFields: shownFields('refusal', fieldsOf(ApiError, schemaResolver(contract), 'ApiError')),
    answers: responsesByStatus(),
  };
}

/** 200, and the most general error of each status. */
function responsesByStatus() {
  const operations = referencePages(contract).flatMap((page) => page.operations);
  const refusals = operations.flatMap((operation) => operation.refusals);
  const general = [...Map.groupBy(refusals, ({ status }) => status)].map(([status, own]) => {
    const counted = [...Map.groupBy(own, ({ code }) => code).values()];
    const [largest = own] = counted.toSorted((one, other) => other.length - one.length);
    return { status, refusal: largest[0] };
  });
  return [
    { status: '200', name: 'OK', text: 'The call succeeded: `error` is null.' },
    ...general
      .toSorted((one, other) => one.status - other.status)
      .flatMap(({ status, refusal }) =>
        refusal
          ? [
              {
                status: `${status}`,
                name: refusal.code,
                text: refusal.cause,
                fix: { text: refusal.fix, href: refusal.href },
              },
            ]
          : [],
      ),
  ];
}

function lines(example: Json) {
  return highlight(
    jsonLines(example)
      .map(({ text }) => text)
      .join('\n'),
    'json',
  );
}
