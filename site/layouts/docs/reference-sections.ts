import { jsonLines } from '@grovemail/domain/samples/json-lines.ts';
import {
  type SampleLanguageId,
  sampleLanguages,
} from '@grovemail/domain/samples/sample-languages.ts';
import type { SampleLine } from '@grovemail/domain/samples/sample-request.ts';
import { type CodeLanguage, highlight } from '../../build/highlight.ts';
import type { CodeLine } from '../../components/docs/code-line.ts';
import type { Field } from '../../reference/fields.ts';
import type { OperationModel } from '../../reference/operation-model.ts';
import { accountKeyVariable } from '../../reference/sample-request.ts';
import type { WebhookModel } from '../../reference/webhook-model.ts';
import type { OperationProps } from '../../sections/docs/reference/OperationSection.tsx';
import type { ShownField } from '../../sections/docs/reference/shown-field.ts';
import type { WebhookProps } from '../../sections/docs/reference/WebhookSection.tsx';
import { sentMail } from './sent-mail.ts';

/** Statuses that are worth a tab of their own: those that a caller meets while it is being written. */
const shownStatuses = [400, 403, 404, 429];

/** A call as its section shows it. @param base origin of the API */
export function operationSection(model: OperationModel, base: string): OperationProps {
  const { id, groups, success, refusals, request } = model;
  const mail = sentMail(model);
  const fields = new FieldNumbers(id);
  const shownGroups = groups.map(({ title, fields: own }) => ({ title, fields: fields.add(own) }));
  const payload = fields.add(success.fields);
  const samples = sampleLanguages.map(({ id: language, write }) => [
    language,
    marked(write({ ...request, base }), highlighted[language], fields),
  ]);
  const shown = shownStatuses.flatMap((status) => {
    // The general ones come after those of the call alone.
    const refusal = refusals.findLast((one) => one.status === status);
    return refusal ? [{ status: `${status}`, example: refusal.example }] : [];
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
    answers: [
      { status: success.status, name: success.name, text: success.description },
      ...refusals.map(({ status, code, cause, fix, href }) => ({
        status: `${status}`,
        name: code,
        text: cause,
        fix: { text: fix, href },
      })),
    ],
    samples: Object.fromEntries(samples),
    examples: [{ status: success.status, example: success.example }, ...shown].map(
      ({ status, example }) => ({
        status,
        lines: marked(jsonLines(example), 'json', fields),
      }),
    ),
  };
}

/** A webhook as its section shows it. */
export function webhookSection(model: WebhookModel): WebhookProps {
  const { id, name, title, description, groups, headers, example, answers } = model;
  const fields = new FieldNumbers(id);
  const shownGroups = groups.map((group) => ({
    title: group.title,
    fields: fields.add(group.fields),
  }));
  const message = [
    ...Object.entries(headers).map(([header, value]) => ({
      text: `${header}: ${value}`,
      fields: [header],
    })),
    { text: 'Content-Type: application/json', fields: [] },
    { text: '', fields: [] },
    ...jsonLines(example),
  ];
  return {
    id,
    name,
    title,
    description,
    groups: shownGroups,
    answers: answers.map((answer) => ({
      status: answer.status,
      name: '',
      text: answer.description,
    })),
    lines: marked(message, 'http', fields),
  };
}

/** Fields that no code stands beside. @param id of their section */
export function shownFields(id: string, fields: readonly Field[]): ShownField[] {
  return new FieldNumbers(id).add(fields);
}

/** Gives each field of a section its number, and finds those that a line of code belongs to. */
class FieldNumbers {
  readonly #id: string;
  readonly #numbers = new Map<string, number>();

  constructor(id: string) {
    this.#id = id;
  }

  add(fields: readonly Field[]): ShownField[] {
    return fields.map(({ path, fields: nested, ...field }) => {
      this.#numbers.set(path, this.#numbers.size + 1);
      const number = this.#numbers.size;
      return { ...field, id: `${this.#id}.${path}`, number, fields: this.add(nested) };
    });
  }

  /** Numbers of the field and of those that it is a part of. */
  of(path: string): number[] {
    return [...this.#numbers]
      .filter(([field]) => path === field || path.startsWith(`${field}.`))
      .map(([, number]) => number);
  }
}

const highlighted: Readonly<Record<SampleLanguageId, CodeLanguage>> = {
  http: 'http',
  node: 'js',
  python: 'python',
  php: 'php',
};

function marked(
  lines: readonly SampleLine[],
  language: CodeLanguage,
  fields: FieldNumbers,
): CodeLine[] {
  const code = lines.map(({ text }) => text).join('\n');
  return highlight(code, language).map((line, at) => {
    const of = [...new Set(lines[at]?.fields.flatMap((field) => fields.of(field)))].join(' ');
    return of ? { ...line, of } : line;
  });
}
