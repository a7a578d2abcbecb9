import { jsonCode } from '../components/json-code.ts';
import { contract } from './model/contract.ts';
import { referencePages } from './model/reference-pages.ts';
import { operationSection } from './reference-sections.ts';

/** Facts from the contract for the first page of the reference. @param base origin of the API */
export function envelopeFacts(base: string) {
  const pages = referencePages(contract);
  const operations = pages.flatMap((page) => page.operations);
  // A good first call: it needs nothing but a key.
  const list = operations.find(({ id }) => id === 'listContacts');
  const events = operations.find(({ id }) => id === 'listEvents');
  const page = pages.find(({ operations }) => list && operations.includes(list));
  if (!list || !page || !events) {
    throw new Error('The contract lacks what Get Started shows: listContacts, listEvents.');
  }
  const { title, samples, curl } = operationSection(list, page, base);
  return {
    first: { title, samples, curl },
    success: jsonCode(events.success.example),
  };
}
