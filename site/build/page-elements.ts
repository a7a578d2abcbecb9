import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type PageElement = DefaultTreeAdapterTypes.Element;

/** All elements of a page in document order, with their source locations. */
export function elementsOf(html: string): PageElement[] {
  return [...descendants(parse(html, { sourceCodeLocationInfo: true }))];
}

/** The decoded value of an attribute. */
export function attributeOf({ attrs }: PageElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text of an element, without that of its descendants. */
export function textOf({ childNodes }: PageElement): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function* descendants(node: DefaultTreeAdapterTypes.Node): Generator<PageElement> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* descendants(child);
}
