import type {
  Preview,
  StoredTemplate,
  TemplateContent,
  TemplateDetail,
  TemplateList,
  TemplateWords,
  VersionItem,
} from '@grovemail/contract/console/templates.ts';
import {
  previewBody,
  restoreBody,
  templateBody,
  testMailBody,
  versionQuery,
  wordsBody,
} from '@grovemail/contract/console/templates-bodies.ts';
import { templateCode } from '@grovemail/contract/fields/template-input.ts';
import { freshLinkPage } from '@grovemail/contract/site-paths.ts';
import { maxTemplates } from '@grovemail/domain/delivery/template-limit.ts';
import { z } from 'zod';
import {
  type MailData,
  MailTooLongError,
  templateNames,
  UnsafeLinkError,
} from '../../mailing/compose.ts';
import { markedSource } from '../../mailing/marked-source.ts';
import { asMailData, type RenderedMail, renderedMail } from '../../mailing/rendered-mail.ts';
import { templateNotes } from '../../mailing/template-notes.ts';
import { StaleTemplateError, TooManyTemplatesError } from '../../store/database/errors.ts';
import type { StoredTemplate as Row } from '../../store/templates/template-store.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import {
  ask,
  ConsoleFault,
  type ConsoleRoute,
  change,
  notFound,
  read,
  requireFound,
} from '../serving/console-route.ts';
import { pageOf } from '../serving/list-page.ts';
import { templateWords } from '../templates/template-words.ts';

const pageSize = 50;

/** Templates, their versions, and how they look. */
export function templateRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  return [
    ...readingRoutes(deps),
    previewRoute(deps),
    wordsRoute(),
    ...changingRoutes(deps),
    testRoute(deps),
  ];
}

function readingRoutes({ store }: ConsoleDeps): ConsoleRoute[] {
  return [
    read('/api/templates', z.object({}), async (): Promise<TemplateList> => {
      const { rows } = await store.pageTemplates({ limit: maxTemplates });
      return {
        templates: rows.map(({ code: id, version, kind, subject, updatedAt }) => ({
          id,
          version,
          kind,
          subject,
          updatedAt,
        })),
      };
    }),
    read('/api/templates/:code', z.object({}), async ({ params }): Promise<TemplateDetail> => {
      const row = await store.readTemplate(params.code ?? '');
      return { template: row && stored(row) };
    }),
    read('/api/templates/:code/versions', versionQuery, async ({ params, query: { before } }) => {
      const part = { limit: pageSize + 1, before };
      const page = await store.pageTemplateVersions(params.code ?? '', part);
      return pageOf<VersionItem, VersionItem>(page?.rows ?? [], pageSize, (row) => row);
    }),
    read('/api/templates/:code/versions/:version', z.object({}), async ({ params }) => {
      const row = await store.readTemplate(params.code ?? '', Number(params.version));
      return stored(requireFound(row, 'such version'), Number(params.version));
    }),
  ];
}

function previewRoute({ once, surroundings }: ConsoleDeps): ConsoleRoute {
  return ask('/api/template-preview', previewBody, async ({ body }): Promise<Preview> => {
    const data = givenData(body.data);
    const source = sourceOf(body);
    const { fillable: names } = templateNames(source);
    const { fillable: unfilled } = templateNames(source, data);
    const found = { names, unfilled, notes: notesOn(body) };
    const marked = markedSource(source.html, names, new Set(unfilled));
    try {
      const mail = rendered(source, data, surroundings.siteUrl);
      // Marks must not change what is a link, so they are filled beside the mail itself.
      const { html } = rendered({ ...source, html: marked }, data, surroundings.siteUrl);
      const frames = Array.from({ length: body.frames }, () => once.add({ html }));
      return {
        ...found,
        subject: mail.subject,
        text: await templateWords(mail),
        problem: '',
        frames,
      };
    } catch (error) {
      if (!(error instanceof ConsoleFault)) throw error;
      return { ...found, subject: '', text: '', problem: error.message, frames: [] };
    }
  });
}

/** What a version, or a draft, says. */
function wordsRoute(): ConsoleRoute {
  return ask('/api/template-words', wordsBody, async ({ body }): Promise<TemplateWords> => {
    const source = { subject: body.subject, html: body.html, plain: body.text };
    return { text: await templateWords(source), names: templateNames(source).fillable };
  });
}

function changingRoutes({ store, now }: ConsoleDeps): ConsoleRoute[] {
  return [
    change('/api/templates/:code', 'templates put', templateBody, async ({ params, body }) => {
      const code = templateCode.safeParse(params.code);
      if (!code.success) throw new ConsoleFault(400, 'A code is one line of 1 to 100 characters.');
      const { kind, subject, html, text: plain, over } = body;
      const row = await store
        .putTemplate({ code: code.data, createdAt: now(), kind, subject, html, plain, over })
        .catch(rejectPut);
      return stored(row);
    }),
    change('/api/templates/:code/restoration', 'templates restore', restoreBody, async (call) => {
      const restored = await store.restoreTemplate(call.params.code ?? '', call.body.version);
      return stored(requireFound(restored, 'such version').template);
    }),
    change(
      '/api/templates/:code/removal',
      'templates remove',
      z.object({}).strict(),
      async (call) => {
        if ((await store.removeTemplate(call.params.code ?? '')) === 'unknown')
          throw notFound('such template');
        return {};
      },
    ),
  ];
}

function testRoute({ store, sendNow, surroundings }: ConsoleDeps): ConsoleRoute {
  return change('/api/templates/:code/tests', 'templates test', testMailBody, async (call) => {
    const { to, data, ...content } = call.body;
    const mail = rendered(sourceOf(content), givenData(data), surroundings.siteUrl);
    const text = await templateWords(mail);
    // Before it is sent: what was sent is never missing in the log.
    await store.recordAct(`template:${call.params.code}`);
    const reply = await sendNow({ to, subject: mail.subject, html: mail.html, text }).catch(
      (error: Error) => {
        throw new ConsoleFault(502, error.message);
      },
    );
    return { reply };
  });
}

function rejectPut(error: unknown): never {
  if (error instanceof StaleTemplateError)
    throw new ConsoleFault(
      409,
      'A colleague stored another version while you were writing. Nothing was overwritten: see the history, then store yours again.',
    );
  if (error instanceof TooManyTemplatesError)
    throw new ConsoleFault(409, `There are ${maxTemplates} templates already. Remove one first.`);
  throw error;
}

/** @throws {ConsoleFault} where a call of the API would be rejected */
function rendered(
  source: ReturnType<typeof sourceOf>,
  data: MailData,
  siteUrl: string,
): RenderedMail {
  try {
    return renderedMail(source, data, () => siteUrl + freshLinkPage);
  } catch (error) {
    if (error instanceof UnsafeLinkError) {
      const names = error.placeholders.map((name) => `@${name}`).join(', ');
      throw new ConsoleFault(
        400,
        `These placeholders would make a link that is not http, https or mailto: ${names}.`,
      );
    }
    if (error instanceof MailTooLongError) throw new ConsoleFault(400, error.message);
    throw error;
  }
}

/** A field that is empty has no value. */
function givenData(data: Record<string, string | number | boolean>): MailData {
  return asMailData(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '')));
}

function sourceOf({ subject, html, text: plain }: TemplateContent) {
  return { subject, html, plain };
}

function notesOn(content: TemplateContent): string[] {
  return templateNotes({ ...sourceOf(content), kind: content.kind }).map(({ message }) => message);
}

function stored(row: Row, version = row.version): StoredTemplate {
  const { kind, subject, html, plain: text, updatedAt: storedAt } = row;
  return { version, storedAt, kind, subject, html, text };
}
