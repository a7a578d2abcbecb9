import type { toMarkdown } from 'mdast-util-to-markdown';

type Node = Parameters<typeof toMarkdown>[0];
type Parent = Extract<Node, { children: unknown[] }>;

/**
 * Changes emphasis that Markdown can write only with character references in words beside it (CommonMark, 6.2): spaces
 * move out of it, and where a letter follows its punctuation directly, the text stays without emphasis.
 */
export function separateEmphasis(node: Node): void {
  if (!('children' in node)) return;
  const parent: Parent = node;
  for (const child of parent.children) separateEmphasis(child);
  parent.children = parent.children.flatMap((child, at) =>
    isEmphasis(child)
      ? separated(child, plain(parent.children[at - 1]).at(-1), plain(parent.children[at + 1])[0])
      : [child],
  ) as never;
}

function isEmphasis(node: Node): node is Extract<Node, { type: 'strong' | 'emphasis' }> {
  return node.type === 'strong' || node.type === 'emphasis';
}

function separated(node: Parent, before: string | undefined, after: string | undefined): Node[] {
  const text = plain(node);
  const inner = text.trim();
  if (inner === '') return [{ type: 'text', value: text }];
  const start = /^\s*/.exec(text)?.[0] ?? '';
  const end = /\s*$/.exec(text)?.[0] ?? '';
  trimEdges(node);
  const isOpen = start !== '' || stands(before, inner[0]);
  const isClosed = end !== '' || stands(after, inner.at(-1));
  return [
    ...(start === '' ? [] : [{ type: 'text' as const, value: ' ' }]),
    ...(isOpen && isClosed ? [node] : (node.children as Node[])),
    ...(end === '' ? [] : [{ type: 'text' as const, value: ' ' }]),
  ];
}

/** Whether emphasis may begin or end between two characters: its own, and the one beside it. */
function stands(outer: string | undefined, own = ''): boolean {
  if (outer === undefined || /\s/.test(outer)) return true;
  return /[\p{L}\p{N}]/u.test(own) || !/[\p{L}\p{N}]/u.test(outer);
}

function trimEdges(node: Parent): void {
  const first = node.children[0];
  const last = node.children.at(-1);
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

function plain(node: Node | undefined): string {
  if (!node) return '';
  if ('value' in node) return node.value;
  return 'children' in node ? (node.children as Node[]).map(plain).join('') : '';
}
