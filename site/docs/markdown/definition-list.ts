import type { Handle } from 'hast-util-to-mdast';

type State = Parameters<Handle>[0];
type Parent = Parameters<State['all']>[0];
type Element = Extract<Parent['children'][number], { type: 'element' }>;
type Markdown = ReturnType<State['all']>[number];

/**
 * A definition list, which Markdown does not have, as a bullet list: each term with its parts (a field's
 * name, type and limits) on one line, and its definition below.
 */
export const definitionList: Handle = (state, list: Element) => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: elements(list).map((group) => ({
    type: 'listItem' as const,
    spread: true,
    children: elements(group).flatMap((child) =>
      child.tagName === 'dt' ? [term(state, child)] : (state.toFlow(state.all(child)) as never[]),
    ),
  })),
});

function term(state: State, dt: Element) {
  const parts = elements(dt).map((part) => state.all({ ...dt, children: [part] }));
  const separated = parts.flatMap((part, at): Markdown[] =>
    at === 0 ? part : [{ type: 'text', value: at === 1 ? ': ' : ', ' }, ...part],
  );
  const children = parts.length > 0 ? separated : state.all(dt);
  return { type: 'paragraph' as const, children: children as never[] };
}

function elements({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
