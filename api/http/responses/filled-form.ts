import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

/**
 * Writes what a visitor sent into the first form of a built page, with each error under its label. The first field with an
 * error takes the focus.
 * @param errors by field; messages are escaped, as values are
 */
export function filledForm(
  page: string,
  values: URLSearchParams,
  errors: ReadonlyMap<string, string>,
): string {
  const edits: { from: number; to: number; text: string }[] = [];
  const labels = new Map<string, number>();
  let state: 'before' | 'inside' | 'after' = 'before';
  let label: string | undefined;
  let select: string | undefined;
  let focused = false;

  function controlFor(name: string, attributes: Attributes): string {
    const field = attributes.name ?? '';
    const value = values.get(field) ?? '';
    const error = errors.get(field);
    const filled: Record<string, string> = { ...attributes };
    if (attributes.type === 'checkbox') {
      if (values.getAll(field).includes(attributes.value ?? 'on')) filled.checked = '';
    } else if (name === 'input') {
      filled.value = value;
    }
    const id = attributes.id ?? '';
    const labelEnd = labels.get(id);
    if (error !== undefined && labelEnd !== undefined) {
      const text = `<p id="${id}-error" data-fault>${escapeHtml(error)}</p>`;
      edits.push({ from: labelEnd, to: labelEnd, text });
      filled['aria-invalid'] = 'true';
      filled['aria-describedby'] = [`${id}-error`, attributes['aria-describedby']]
        .filter(Boolean)
        .join(' ');
      if (!focused) filled.autofocus = '';
      focused = true;
    }
    const tag = startTag(name, filled);
    return name === 'textarea' ? `${tag}\n${escapeHtml(value)}` : tag;
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'form' && state === 'before') state = 'inside';
      if (state !== 'inside') return;
      const replace = (text: string) =>
        edits.push({ from: parser.startIndex, to: parser.endIndex + 1, text });
      if (name === 'label') label = attributes.for;
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
      if (state !== 'inside') return;
      if (name === 'label' && label) labels.set(label, parser.endIndex + 1);
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
