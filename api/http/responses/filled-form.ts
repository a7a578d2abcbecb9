import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

export interface FieldMessage {
  /** Escaped, as values are. */
  text: string;
  /** A warning otherwise, for what may be a slip. */
  isError: boolean;
}

/**
 * Writes what a visitor sent into the first form of a built page, with each message where a script would show it: last in
 * what holds the field's label. The first field with an error takes the focus.
 * @param messages by field
 */
export function filledForm(
  page: string,
  values: URLSearchParams,
  messages: ReadonlyMap<string, FieldMessage>,
): string {
  const edits: { from: number; to: number; text: string }[] = [];
  /** The depth of what holds the label of a control, by the control's id. */
  const holders = new Map<string, number>();
  /** What is written at the end of an open element, by its depth. */
  const endings = new Map<number, string>();
  let state: 'before' | 'inside' | 'after' = 'before';
  let depth = 0;
  let select: string | undefined;
  let focused = false;

  function controlFor(name: string, attributes: Attributes): string {
    const field = attributes.name ?? '';
    const value = values.get(field) ?? '';
    const message = messages.get(field);
    const filled: Record<string, string> = { ...attributes };
    if (attributes.type === 'checkbox') {
      if (values.getAll(field).includes(attributes.value ?? 'on')) filled.checked = '';
    } else if (name === 'input') {
      filled.value = value;
    }
    const id = attributes.id ?? '';
    const holder = holders.get(id);
    if (message && holder !== undefined) {
      const kind = message.isError ? 'fault' : 'doubt';
      endings.set(holder, `<p id="${id}-${kind}" data-${kind}>${escapeHtml(message.text)}</p>`);
      filled['aria-describedby'] = [attributes['aria-describedby'], `${id}-${kind}`]
        .filter(Boolean)
        .join(' ');
      if (message.isError) {
        filled['aria-invalid'] = 'true';
        if (!focused) filled.autofocus = '';
        focused = true;
      }
    }
    const tag = startTag(name, filled);
    return name === 'textarea' ? `${tag}\n${escapeHtml(value)}` : tag;
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (name === 'form' && state === 'before') state = 'inside';
      if (state !== 'inside') return;
      const replace = (text: string) =>
        edits.push({ from: parser.startIndex, to: parser.endIndex + 1, text });
      if (name === 'label' && attributes.for) holders.set(attributes.for, depth - 1);
      if (name === 'select') select = attributes.name;
      if (name === 'option') {
        if (select && attributes.value && values.get(select) === attributes.value) {
          replace(startTag(name, { ...attributes, selected: '' }));
        }
      } else if (attributes.type !== 'hidden' && controls.has(name)) {
        replace(controlFor(name, attributes));
      }
    },
    onclosetag(name) {
      const ending = endings.get(depth);
      if (ending) edits.push({ from: parser.startIndex, to: parser.startIndex, text: ending });
      endings.delete(depth);
      depth -= 1;
      if (state !== 'inside') return;
      if (name === 'select') select = undefined;
      if (name === 'form') state = 'after';
    },
  });
  parser.end(page);
  return edited(page, edits);
}

const controls = new Set(['input', 'textarea', 'select']);

function startTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' && key !== 'value' ? key : `${key}="${escapeHtml(value)}"`,
  );
  return `<${[name, ...written].join(' ')}>`;
}

function edited(text: string, edits: readonly { from: number; to: number; text: string }[]) {
  let at = 0;
  let written = '';
  for (const edit of edits.toSorted((one, other) => one.from - other.from)) {
    written += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return written + text.slice(at);
}
