import { mailKinds } from '@grovemail/domain/preferences/mail-kind.ts';
import { z } from 'zod';
import { maxNesting } from '../fields/html-limits.ts';
import { cursorOf, pageLimit } from '../fields/list-query.ts';
import { schemaInput } from '../fields/schema-input.ts';
import { mailSubject, mailText, placeholderData, templateCode } from '../fields/template-input.ts';

/** Version numbers of up to nine digits, as every store can hold them. */
const maxVersion = 999_999_999;
const version = z.coerce.number().int().min(1).max(maxVersion);

export const templateParams = z.object({
  code: templateCode.describe('The code of the template: `template_code` in calls that send it.'),
});

/** The body of PUT /v1/templates/{code}. */
export const putTemplateInput = schemaInput(
  z.strictObject({
    subject: mailSubject
      .describe('The subject, with placeholders.')
      .meta({ examples: ['Welcome, @firstname'] }),
    html: mailText
      .describe(`The HTML part, with placeholders. Elements can nest at most ${maxNesting} deep.`)
      .meta({ examples: ['<p>Hello @firstname</p>'] }),
    text: mailText
      .nullish()
      .describe('The plain-text part, with placeholders. Without it, we make one from the HTML.')
      .meta({ examples: ['Hello @firstname'] }),
    kind: z
      .enum(mailKinds)
      .optional()
      .describe(
        'action: recipients trigger it themselves, such as a receipt, and get it even if they have unsubscribed; list: everything else. Without it, an existing template keeps its kind, and a new one is list.',
      ),
  }),
);

/** The query of GET /v1/templates. */
export const templatesQuery = schemaInput(
  z.strictObject({
    limit: pageLimit('Templates'),
    cursor: cursorOf(templateCode, 'welcome'),
  }),
);

/** The query of GET /v1/templates/{code}. */
export const templateQuery = schemaInput(
  z.strictObject({
    version: version
      .optional()
      .describe('An earlier version. Without it, you get the current one.')
      .meta({ examples: [1] }),
  }),
);

/** The query of GET /v1/templates/{code}/versions. */
export const versionsQuery = schemaInput(
  z.strictObject({
    limit: pageLimit('Versions'),
    cursor: cursorOf(version, 2),
  }),
);

/** The body of POST /v1/templates/{code}/restore. */
export const restoreTemplateInput = schemaInput(
  z.strictObject({
    version: z
      .int()
      .min(1)
      .max(maxVersion)
      .describe('The version to restore, as `GET /v1/templates/{code}/versions` lists it.')
      .meta({ examples: [1] }),
  }),
);

/** The body of POST /v1/templates/{code}/render. */
export const renderTemplateInput = schemaInput(
  z.strictObject({
    data: placeholderData.describe(
      'Values for the placeholders, as calls send them; `{}` for none. No stored contact is read.',
    ),
    subject: mailSubject
      .optional()
      .describe('Rendered instead of the stored subject.')
      .meta({ examples: ['Hello, @firstname'] }),
    html: mailText
      .optional()
      .describe('Rendered instead of the stored HTML and text, to see a draft before you store it.')
      .meta({ examples: ['<p>Hello @firstname</p>'] }),
    text: mailText
      .optional()
      .describe(
        'Rendered as the plain-text part of `html`. Without `html`, the email is plain text, just as when you send one.',
      )
      .meta({ examples: ['Hello @firstname'] }),
  }),
);
