import { mailKinds } from '@grovemail/domain/preferences/mail-kind.ts';
import { z } from 'zod';

const versionNumber = z.int().min(1).describe('Counts up from 1 with each change.');
const kind = z
  .enum(mailKinds)
  .describe(
    'action: sent even to people who have unsubscribed, because they asked for it; list: everything else.',
  );
const subject = z.string().describe('The subject, with placeholders.');

/** A template in a list. */
export const templateHeading = z
  .object({
    code: z.string().describe('Identifies the template: `template_code` in calls that send it.'),
    version: versionNumber,
    kind,
    subject,
    created_at: z.iso.datetime().describe('When the code was first stored. ISO 8601, UTC.'),
    updated_at: z.iso.datetime().describe('When this version was last stored. ISO 8601, UTC.'),
  })
  .meta({ id: 'TemplateHeading', description: 'A template without its contents.' });

export const template = templateHeading
  .extend({
    html: z.string().describe('The HTML part, with placeholders.'),
    text: z
      .string()
      .nullable()
      .describe('The plain-text part, with placeholders; null if it is made from the HTML.'),
    placeholders: z
      .array(z.string())
      .describe('Names that calls fill with their `data`, in reading order.'),
  })
  .meta({ id: 'Template', description: 'A template as stored.' });

export const templateVersion = z
  .object({
    version: versionNumber,
    is_current: z.boolean().describe('Whether calls send this version.'),
    kind,
    subject,
    stored_at: z.iso.datetime().describe('When it was last stored. ISO 8601, UTC.'),
  })
  .meta({ id: 'TemplateVersion', description: 'A version of a template, without its contents.' });

export const renderedTemplate = z
  .object({
    subject: z.string().describe('The subject, on one line.'),
    html: z.string().describe('The HTML part.'),
    text: z.string().describe('The plain-text part.'),
    unfilled: z
      .array(z.string())
      .describe(
        'Names of placeholders that stay as written: without a value, or in a tag or code, where none is filled in.',
      ),
  })
  .meta({ id: 'RenderedTemplate', description: 'The email that the template and the data make.' });

export type TemplateHeadingResource = z.infer<typeof templateHeading>;
export type TemplateResource = z.infer<typeof template>;
export type TemplateVersionResource = z.infer<typeof templateVersion>;
export type RenderedTemplateResource = z.infer<typeof renderedTemplate>;

export const templateExample: TemplateResource = {
  code: 'welcome',
  version: 1,
  kind: 'list',
  subject: 'Welcome, @firstname',
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  html: '<p>Hello @firstname, you are on the @plan plan.</p>',
  text: null,
  placeholders: ['firstname', 'plan'],
};
