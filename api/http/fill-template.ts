import { escapeHtml } from '@grovemail/domain/escape-html.ts';

/**
 * Fills the slots `{{name}}` of a built page. Texts are escaped; lists become escaped `<li>` items; slots without a
 * value become empty.
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
