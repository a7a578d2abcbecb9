import type { MailKind } from '@grovemail/domain/preferences/mail-kind.ts';
import { isVisitorSpace, liveSpace, type Space } from '../keys/space.ts';
import type { TemplateContent } from './template-content.ts';

const sampleCode = 'welcome';

/** As if it had been stored by the operator. */
const sampleTemplate = {
  code: sampleCode,
  version: 1,
  createdAt: Date.UTC(2026, 10, 1),
  updatedAt: Date.UTC(2026, 10, 1),
  kind: 'action' as MailKind,
  subject: 'Welcome, @firstname',
  html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Welcome</title></head>
<body style="margin:0;padding:24px;font-family:sans-serif;color:#1c2b22;background:#f4f7f5">
<h1 style="font-size:22px">Welcome, @firstname</h1>
<p>Your account is ready. This is a sample mail: a test key composes it and sends it to nobody.</p>
</body>
</html>`,
  plain: null as string | null,
};

/** What a visitor's key finds in place of the operator's templates. */
export const sampleTemplates = [sampleTemplate];

/**
 * The template that a key of this data space may use under a code. Test keys have the sample `welcome`,
 * so that a templated mail works before any template is stored. A visitor's key reads back what it
 * composes, so it has the sample alone: the operator's own templates are private.
 * @param stored the operator's own template under that code
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
