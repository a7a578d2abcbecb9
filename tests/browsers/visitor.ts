import { waitFor } from './wait-for.ts';
import type { BrowserWindow, InputSource } from './window.ts';

type Kind = 'button' | 'link' | 'field' | 'choice' | 'list' | 'option';

/** The elements of each kind, as people know them. */
const kinds: Readonly<Record<Kind, string>> = {
  button: 'button, summary, [role=button]',
  link: 'a[href]',
  field: 'input, textarea',
  choice: 'select, [role=switch], input[type=radio], input[type=checkbox]',
  list: '[role=combobox]',
  option: '[role=option]',
};

/** Keys of WebDriver. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;

/**
 * The center of a visible element with this name, after scrolling to it: what a finger aims at. Null while there is
 * none, or while it moves or is covered.
 */
const center = (kind: Kind, name: string) => `(async () => {
  const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) => words(
    element.getAttribute('aria-label') ??
      [...(element.getAttribute('aria-labelledby')?.split(' ') ?? [])].map((id) => document.getElementById(id)?.textContent).join(' '),
  ) || words(element.labels?.[0]?.textContent) || words(element.textContent);
  const found = [...document.querySelectorAll(${JSON.stringify(kinds[kind])})].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 1 &&
      nameOf(element).startsWith(${JSON.stringify(name)}),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const now = found.getBoundingClientRect();
  if (now.top !== box.top || now.left !== box.left) return null;
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const above = document.elementFromPoint(x, y);
  return above && (found.contains(above) || above.contains(found) || found.labels?.[0]?.contains(above)) ? [x, y] : null;
})()`;

/** Presses and types in a window as a visitor does. */
export function visitorOf(window: BrowserWindow) {
  const press = async (...names: (keyof typeof keys | string)[]) => {
    const values = names.map((name) => keys[name as keyof typeof keys] ?? name);
    await window.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: [
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
        ],
      },
    ]);
  };
  const point = async (kind: Kind, name: string, then: InputSource['actions'] = []) => {
    const [x = 0, y = 0] = (await waitFor(`the ${kind} "${name}"`, () =>
      window.evaluate(center(kind, name)),
    )) as number[];
    const actions = [{ type: 'pointerMove', duration: 0, x, y }, ...then];
    await window.perform([{ type: 'pointer', id: 'mouse', actions }]);
  };
  const click = (kind: Kind, name: string) =>
    point(kind, name, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  return {
    click,
    press,
    /** Replaces what a field holds. */
    async fill(name: string, text: string) {
      await click('field', name);
      await press('Control', 'a');
      for (const character of text) await press(character);
    },
    /** Chooses from the list that replaces a select once the pointer is over it. */
    async choose(name: string, option: string) {
      await point('choice', name);
      await click('list', name);
      await click('option', option);
    },
    /** Waits until the page shows these words. */
    async sees(text: string) {
      const shown = `document.body?.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(text)}) || null`;
      await waitFor(`"${text}"`, () => window.evaluate(shown));
    },
    /** Waits until the script of the island around this element has taken over. */
    async waitsForScript(selector = 'main form') {
      const ready = `(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element?.scrollIntoView();
        element?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        return element && !element.closest('astro-island[ssr]') ? true : null;
      })()`;
      await waitFor(`the script of ${selector}`, () => window.evaluate(ready));
    },
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
