import { demoForm } from '@grovemail/domain/forms/demo.ts';
import { replyLine } from '@grovemail/domain/forms/reply-line.ts';
import { startupForm } from '@grovemail/domain/forms/startup.ts';
import type { ResponsePage } from '../../http/responses/response-pages.ts';

const forms = { demo: demoForm, startup: startupForm };

/** Where a lead that was sent without JavaScript ends: it names the address, which nobody has checked. */
export function sentPage(
  type: keyof typeof forms,
  { firstname, email }: { firstname: string; email: string },
): ResponsePage {
  const line = replyLine(forms[type].notices.reply ?? '', { name: firstname, email });
  return { name: `${type}-sent`, slots: { ...line } };
}
