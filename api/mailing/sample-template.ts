import { isVisitorSpace, liveSpace, type Space } from '../keys/space.ts';
import type { MailKind } from './lists.ts';

interface Template {
  kind: MailKind;
  subject: string;
  html: string;
  plain: string | null;
}

const sampleCode = 'welcome';

const sampleTemplate: Template = {
  kind: 'action',
  subject: 'Welcome, @firstname',
  html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Welcome</title></head>
<body style="margin:0;padding:24px;font-family:sans-serif;color:#1c2b22;background:#f4f7f5">
<h1 style="font-size:22px">Welcome, @firstname</h1>
<p>Your account is ready. This is a sample mail: a test key composes it and sends it to nobody.</p>
</body>
</html>`,
  plain: null,
};

/**
 * The template that a key of this data space may use under a code. Test keys have the sample `welcome`,
 * so that a templated mail works before any template is stored. A visitor's key reads back what it
 * composes, so it has the sample alone: the operator's own templates are private.
 * @param stored the operator's own template under that code
 */
export function templateIn<Stored extends Template>(
  space: Space,
  code: string,
  stored: Stored | null,
): Stored | Template | null {
  if (space === liveSpace) return stored;
  const sample = code === sampleCode ? sampleTemplate : null;
  return isVisitorSpace(space) ? sample : (stored ?? sample);
}
