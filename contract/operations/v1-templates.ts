import { z } from 'zod';
import { onlyPage, pagedEnvelope, resourceEnvelope, success } from '../envelope.ts';
import { defineOperation, keyErrors, keyedBodyErrors, ok } from '../operation.ts';
import {
  renderedTemplate,
  template,
  templateExample,
  templateHeading,
  templateVersion,
} from './v1-template-resource.ts';
import {
  putTemplateInput,
  renderTemplateInput,
  restoreTemplateInput,
  templateParams,
  templateQuery,
  templatesQuery,
  versionsQuery,
} from './v1-templates-input.ts';
import { notStoredCode, withWarnings } from './v1-warnings.ts';

const shared = { tag: 'Templates', auth: 'key', scope: 'templates' } as const;
const ofOne = { ...shared, params: templateParams, notFoundCode: 'unknown_template' } as const;
const { code } = templateExample;
const { html: _html, text: _text, placeholders: _placeholders, ...heading } = templateExample;
const testKeys =
  'A test key checks the call, but changes nothing: the response then has the warning `not_stored`.';

const storedWarnings: [string, ...string[]] = [
  'foreign_placeholders',
  'misplaced_placeholders',
  'link_without_effect',
  notStoredCode,
];

export const putTemplate = defineOperation({
  ...shared,
  id: 'putTemplate',
  method: 'PUT',
  path: '/v1/templates/{code}',
  summary: 'Store a template',
  description: [
    'Stores an email under a code, or replaces the one that is stored there. Calls that send this `template_code` from then on use it; queued emails do not change.',
    `What it replaces stays as an earlier version, which you can restore. Repeating a call adds no version, so it is safe to retry. ${testKeys}`,
  ].join('\n\n'),
  bodyBytes: 8_388_608,
  // The check of the body explains an invalid code.
  params: z.object({ code: z.string().describe(templateParams.shape.code.description ?? '') }),
  body: putTemplateInput,
  response: ok('The template as it is now stored.', withWarnings(template, storedWarnings)),
  examples: {
    params: { code },
    body: { subject: templateExample.subject, html: templateExample.html, kind: 'list' },
    response: success({ data: templateExample }),
  },
  errors: ['too_many_templates', ...keyedBodyErrors],
});

export const listTemplates = defineOperation({
  ...shared,
  id: 'listTemplates',
  method: 'GET',
  path: '/v1/templates',
  summary: 'List templates',
  description:
    'Lists templates by code, without their contents, one page at a time.\n\n`payload.meta.size` is the number of all templates. `payload.meta.next_cursor` gets you the next page and is null on the last.',
  query: templatesQuery,
  response: ok('A page of templates.', pagedEnvelope(templateHeading, z.string())),
  examples: {
    query: { limit: 50 },
    response: onlyPage(heading),
  },
  errors: keyErrors,
});

export const readTemplate = defineOperation({
  ...ofOne,
  id: 'readTemplate',
  method: 'GET',
  path: '/v1/templates/{code}',
  summary: 'Retrieve a template',
  description: 'Returns a template with its contents, or one of its earlier versions.',
  query: templateQuery,
  response: ok('The template.', resourceEnvelope(template)),
  examples: {
    params: { code },
    query: { version: 1 },
    response: success({ data: templateExample }),
  },
  errors: ['unknown_template', 'unknown_version', ...keyErrors],
});

export const listTemplateVersions = defineOperation({
  ...ofOne,
  id: 'listTemplateVersions',
  method: 'GET',
  path: '/v1/templates/{code}/versions',
  summary: 'List the versions of a template',
  description:
    'Lists the versions of a template, newest first, one page at a time. For the contents of one, retrieve the template with `version`.\n\n`payload.meta.size` is the number of all versions. `payload.meta.next_cursor` gets you the next page and is null on the last.',
  query: versionsQuery,
  response: ok('A page of versions.', pagedEnvelope(templateVersion, z.string())),
  examples: {
    params: { code },
    query: { limit: 50 },
    response: success({
      data: [
        {
          version: 1,
          is_current: true,
          kind: templateExample.kind,
          subject: templateExample.subject,
          stored_at: templateExample.updated_at,
        },
      ],
      meta: { size: 1, next_cursor: null },
    }),
  },
  errors: ['unknown_template', ...keyErrors],
});

export const restoreTemplate = defineOperation({
  ...ofOne,
  id: 'restoreTemplate',
  method: 'POST',
  path: '/v1/templates/{code}/restore',
  summary: 'Restore a version of a template',
  description: `Stores an earlier version again, as a new one, so you can undo this the same way. If the contents are those of the current version, nothing changes. ${testKeys}`,
  body: restoreTemplateInput,
  response: ok('The template as it is now stored.', withWarnings(template, storedWarnings)),
  examples: {
    params: { code },
    body: { version: 1 },
    response: success({ data: templateExample }),
  },
  errors: ['unknown_template', 'unknown_version', ...keyedBodyErrors],
});

export const renderTemplate = defineOperation({
  ...ofOne,
  id: 'renderTemplate',
  method: 'POST',
  path: '/v1/templates/{code}/render',
  summary: 'Render a template',
  description: [
    'Fills a template with data exactly as in a sent email, and returns the result. Nothing is stored or sent.',
    'To see a draft before you store it, send `subject`, `html` or `text`: they take the place of what is stored. Here, `@preferences_link` leads to a page without a recipient.',
  ].join('\n\n'),
  bodyBytes: 8_388_608,
  body: renderTemplateInput,
  response: ok(
    'The rendered email.',
    withWarnings(renderedTemplate, [
      'unknown_template',
      'no_subject',
      'foreign_placeholders',
      'misplaced_placeholders',
      'link_without_effect',
    ]),
  ),
  examples: {
    params: { code },
    body: { data: { firstname: 'Ada', plan: 'Workshop' } },
    response: success({
      data: {
        subject: 'Welcome, Ada',
        html: '<p>Hello Ada, you are on the Workshop plan.</p>',
        text: 'Hello Ada, you are on the Workshop plan.',
        unfilled: [],
      },
    }),
  },
  errors: ['unknown_template', 'no_subject', 'test_space_full', ...keyedBodyErrors],
});

export const deleteTemplate = defineOperation({
  ...ofOne,
  id: 'deleteTemplate',
  method: 'DELETE',
  path: '/v1/templates/{code}',
  summary: 'Delete a template',
  description: `Deletes a template with all its versions. This cannot be undone. Queued emails are still sent, and unsubscribes from its list stay in force. A template stored later under the same code starts at version 1. ${testKeys}`,
  response: ok(
    'The template is deleted.',
    withWarnings(
      z
        .object({
          code: z.string().describe('The code of the deleted template.'),
          deleted: z
            .literal(true)
            .describe('Always true. If there is no such template, you get an error.'),
        })
        .describe('What was deleted.'),
      [notStoredCode],
    ),
  ),
  examples: {
    params: { code },
    response: success({ data: { code, deleted: true } }),
  },
  errors: ['unknown_template', ...keyErrors],
});
