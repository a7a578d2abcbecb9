import { jsonCode } from '../components/json-code.ts';
import { contract } from './model/contract.ts';
import { fieldsOf } from './model/fields.ts';
import { referencePages } from './model/reference-pages.ts';
import { schemaResolver } from './model/schema-resolver.ts';
import { operationSection, shownFields } from './reference-sections.ts';

/** Facts from the contract for the first page of the reference. @param base origin of the API */
export function envelopeFacts(base: string) {
  const pages = referencePages(contract);
  const operations = pages.flatMap((page) => page.operations);
  // A good first call: it needs nothing but a key.
  const list = operations.find(({ id }) => id === 'listContacts');
  const events = operations.find(({ id }) => id === 'listEvents');
  const { ApiError } = contract.components.schemas;
  const error = list?.errors.find(({ code }) => code === 'unauthorized');
  const page = pages.find(({ operations }) => list && operations.includes(list));
  if (!list || !page || !events || !error || !ApiError) {
    throw new Error(
      'The contract lacks what Get started shows: listContacts, listEvents, ApiError.',
    );
  }
  const { title, samples, curl } = operationSection(list, page, base);
  return {
    first: { title, samples, curl },
    success: jsonCode(events.success.example),
    error: jsonCode(error.example),
    errorFields: shownFields('refusal', fieldsOf(ApiError, schemaResolver(contract), 'ApiError')),
    responses: responsesByStatus(),
  };
}

/** 200, and the most general error of each status. */
function responsesByStatus() {
  const operations = referencePages(contract).flatMap((page) => page.operations);
  const errors = operations.flatMap((operation) => operation.errors);
  const general = [...Map.groupBy(errors, ({ status }) => status)].map(([status, own]) => {
    const counted = [...Map.groupBy(own, ({ code }) => code).values()];
    const [largest = own] = counted.toSorted((one, other) => other.length - one.length);
    return { status, error: largest[0] };
  });
  return [
    { status: '200', name: 'OK', text: 'The call succeeded: `error` is null.' },
    ...general
      .toSorted((one, other) => one.status - other.status)
      .flatMap(({ status, error }) =>
        error
          ? [
              {
                status: `${status}`,
                name: error.code,
                text: error.cause,
                fix: { text: error.fix, href: error.href },
              },
            ]
          : [],
      ),
  ];
}
