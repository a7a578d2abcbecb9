import type { MailKind } from '@grovemail/domain/preferences/mail-kind.ts';
import { isVisitorSpace, liveSpace, type Space } from '../keys/space.ts';
import { button, steps, text } from './layout/mail-content.ts';
import { mailHtml } from './layout/mail-html.ts';
import type { TemplateContent } from './template-content.ts';

const sampleCode = 'welcome';

/** In the layout of our own emails, without the site's pictures. */
const sampleHtml = mailHtml(
  {
    subject: 'Welcome, @firstname',
    preview: 'Your account is ready.',
    label: 'Sample',
    title: 'Welcome, @firstname',
    parts: [
      text('You are on the @plan plan. Here’s what happens next:'),
      steps(
        1,
        ['You signed up', 'Your account is ready.'],
        ['You look around', 'It takes a few minutes.'],
        ['You send a first email', 'We’re here if you have questions.'],
      ),
      button('Open your account', 'https://shop.example/account'),
    ],
    why: 'This is a sample email. A test key composes it but sends it to nobody.',
  },
  {
    brand: 'Your Shop',
    address: ['1 Market Street', 'Anytown'],
    site: 'https://shop.example',
    pictures: null,
  },
);

const sampleTemplate = {
  code: sampleCode,
  version: 1,
  createdAt: Date.UTC(2026, 10, 1),
  updatedAt: Date.UTC(2026, 10, 1),
  kind: 'action' as MailKind,
  subject: 'Welcome, @firstname',
  html: sampleHtml,
  plain: null as string | null,
};

/** The only template of visitors' keys. */
export const sampleTemplates = [sampleTemplate];

/**
 * The template that a key of this data space may use. Test keys have the sample `welcome`, so that they work before any
 * template is stored. Visitors' keys have only the sample, since the operator's templates are private.
 * @param stored the operator's template with that code
 */
export function templateIn<Stored extends TemplateContent>(
  space: Space,
  code: string,
  stored: Stored | null,
): Stored | typeof sampleTemplate | null {
  if (space === liveSpace) return stored;
  const sample = code === sampleCode ? sampleTemplate : null;
  return isVisitorSpace(space) ? sample : (stored ?? sample);
}
