import { htmlAsText } from '../../mail/html-as-text.ts';
import type { TemplateRow } from '../../store/templates/template-store.ts';

/** What a mail without pictures would say, its placeholders as written. */
export async function templateWords({
  html,
  plain,
}: Pick<TemplateRow, 'html' | 'plain'>): Promise<string> {
  return plain ?? (await htmlAsText(html)) ?? '';
}
