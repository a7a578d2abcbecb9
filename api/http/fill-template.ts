import { escapeHtml } from '@grovemail/domain/escape-html.ts';

/**
 * Fills the text slots `{{name}}` of a page that the site's build made.
 * A text is escaped; a list becomes escaped `<li>` items. A slot without a value stays empty.
 */
export function fillTemplate(template: string, slots: Record<string, Slot>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (slot === undefined) return '';
    if (typeof slot === 'string') return escapeHtml(slot);
    return slot.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  });
}

export type Slot = string | readonly string[];
