import { curlLine } from '@grovemail/domain/samples/curl-line.ts';
import { sampleLanguages } from '@grovemail/domain/samples/sample-languages.ts';
import type { SampleLine } from '@grovemail/domain/samples/sample-request.ts';
import { type CodeLanguage, highlight } from '../../build/highlight.ts';
import type { CodeLine } from '../../components/code-line.ts';
import { languageOfSample } from '../../layouts/language-of-sample.ts';
import { exampleLines, jsonCode } from '../components/json-code.ts';
import { type CommonErrorsProps, commonErrorsHeading } from './CommonErrorsSection.tsx';
import type { ShownMail } from './MailCard.tsx';
import { type CommonErrors, ownErrors } from './model/common-errors.ts';
import { accountKeyVariable } from './model/example-request.ts';
import type { Field } from './model/fields.ts';
import type { OperationModel } from './model/operation-model.ts';
import { placeholders } from './model/placeholders.ts';
import type { ReferencePage } from './model/reference-pages.ts';
import type { ErrorResponse } from './model/responses.ts';
import type { WebhookModel } from './model/webhook-model.ts';
import type { OperationProps } from './OperationSection.tsx';
import type { ShownResponse } from './ResponseList.tsx';
import type { ShownField } from './shown-field.ts';
import type { WebhookProps } from './WebhookSection.tsx';

/** Statuses with their own tab: those that matter when writing a client. */
const exampleStatuses = [400, 403, 404, 429];

/** Facts about all calls of a page. */
export type PageCalls = Pick<ReferencePage, 'path' | 'operations' | 'common'>;

/**
 * The props of an operation's section.
 * @param page the page that it is on
 * @param base origin of the API
 */
export function operationSection(
  model: OperationModel,
  page: PageCalls,
  base: string,
): OperationProps {
  const { id, groups, success, errors, request } = model;
  const own = ownErrors(model, page.common);
  const mail = sentMail(model);
  const numbers = new FieldNumbers(id);
  const shownGroups = groups.map(({ title, fields }) => ({ title, fields: numbers.add(fields) }));
  const payload = numbers.add(success.fields);
  const samples = sampleLanguages.map(({ id: language, write }) => [
    language,
    codeLines(write({ ...request, base }), languageOfSample[language], numbers),
  ]);
  const errorExamples = exampleStatuses.flatMap((status) => {
    // General errors come after those of this operation; only its faults are its own.
    const error = errors.findLast(
      (one) => one.status === status && (own.includes(one) || one.code === 'invalid_request'),
    );
    return error ? [{ status: String(status), example: error.example }] : [];
  });
  return {
    id,
    method: model.method,
    base,
    path: model.path,
    title: model.title,
    description: model.description,
    facts: model.facts,
    canTry: request.key?.variable === accountKeyVariable,
    groups: shownGroups,
    payload,
    ...(mail ? { mail } : {}),
    responses: [
      { status: success.status, name: success.name, text: success.description },
      ...own.map(shownError),
    ],
    errorCount: errors.length,
    ...(own.length < errors.length
      ? { commonErrors: `${page.path}#${commonErrorsHeading.id}` }
      : {}),
    placeholders: placeholders(model, page.operations).map(({ name, from }) => ({
      name,
      ...(from ? { from: { href: `${page.path}#${from.id}`, title: from.title } } : {}),
    })),
    samples: Object.fromEntries(samples),
    curl: curlLine({ ...request, base }),
    examples: [{ status: success.status, example: success.example }, ...errorExamples].map(
      ({ status, example }) => ({
        status,
        lines: codeLines(exampleLines(example), 'json', numbers),
      }),
    ),
  };
}

/** The props of the section about errors that the calls of a page share. */
export function commonErrorsSection({ always, withBody }: CommonErrors): CommonErrorsProps {
  const shown = exampleStatuses.flatMap((status) => {
    const error = always.find((one) => one.status === status && one.code !== 'invalid_request');
    return error ? [{ status: String(status), lines: jsonCode(error.example) }] : [];
  });
  return {
    always: always.map(shownError),
    withBody: withBody.map(shownError),
    examples: shown,
  };
}

function shownError({ status, code, cause, fix, href }: ErrorResponse): ShownResponse {
  return { status: String(status), name: code, text: cause, fix: { text: fix, href } };
}

/** The email that the sample of the sending call produces; undefined for other calls. */
function sentMail({ id, request, success }: OperationModel): ShownMail | undefined {
  if (id !== 'sendTransactional') return undefined;
  const { data } = request.body as { data: { firstname: string } };
  const { payload } = success.example as unknown as { payload: { data: Sent } };
  return {
    subject: payload.data.subject,
    to: payload.data.recipient_email,
    filled: data.firstname,
  };
}

interface Sent {
  subject: string;
  recipient_email: string;
}

/** The props of a webhook's section. */
export function webhookSection(model: WebhookModel): WebhookProps {
  const { id, name, title, description, groups, headers, example, responses, sameResponses } =
    model;
  const numbers = new FieldNumbers(id);
  const shownGroups = groups.map((group) => ({ ...group, fields: numbers.add(group.fields) }));
  const message = [
    ...Object.entries(headers).map(([header, value]) => ({
      text: `${header}: ${value}`,
      fields: [header],
    })),
    { text: 'Content-Type: application/json', fields: [] },
    { text: '', fields: [] },
    ...exampleLines(example),
  ];
  return {
    id,
    name,
    title,
    description,
    groups: shownGroups,
    responses: responses.map((response) => ({
      status: response.status === 'default' ? 'Other' : response.status,
      text: response.description,
    })),
    ...(sameResponses ? { sameResponses } : {}),
    lines: codeLines(message, 'http', numbers),
  };
}

/** Numbered fields of a section that shows no code. */
export function shownFields(sectionId: string, fields: readonly Field[]): ShownField[] {
  return new FieldNumbers(sectionId).add(fields);
}

/** Numbers the fields of a section, which connects them to lines of code. */
class FieldNumbers {
  readonly #sectionId: string;
  readonly #numbers = new Map<string, number>();

  constructor(sectionId: string) {
    this.#sectionId = sectionId;
  }

  add(fields: readonly Field[]): ShownField[] {
    return fields.map(({ path, fields: nested, ...field }) => {
      this.#numbers.set(path, this.#numbers.size + 1);
      const number = this.#numbers.size;
      return { ...field, id: `${this.#sectionId}.${path}`, number, fields: this.add(nested) };
    });
  }

  /** The numbers of a field and of the fields that contain it. */
  forPath(path: string): number[] {
    return [...this.#numbers]
      .filter(([field]) => path === field || path.startsWith(`${field}.`))
      .map(([, number]) => number);
  }
}

/** Highlights code and links each line to its fields. */
function codeLines(
  lines: readonly SampleLine[],
  language: CodeLanguage,
  numbers: FieldNumbers,
): CodeLine[] {
  const code = lines.map(({ text }) => text).join('\n');
  return highlight(code, language).map((line, at) => {
    const paths = lines[at]?.fields ?? [];
    const of = [...new Set(paths.flatMap((path) => numbers.forPath(path)))].join(' ');
    return of ? { ...line, of } : line;
  });
}
