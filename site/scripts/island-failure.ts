import { adopt } from '../browser/adopt.ts';

/** An island that threw an error, and the DOM changes that emptied it. */
export interface Crash {
  target: Element;
  records: MutationRecord[];
}

/**
 * Shows a notice before an island that threw, or in place of the button that `load-on-interaction.ts` put
 * before one whose code failed to load.
 * @param failure a crash, or Astro's `astro:hydration-error`, of which only the one after the last attempt counts
 */
export function explainFailure(failure: Crash | Event): void {
  const island = failure.target as Element;
  const notice = document.createElement('div');
  notice.className = 'island-failure';
  notice.role = 'alert';
  const reload = button('Reload', () => location.reload());
  if ('records' in failure) {
    const removed = failure.records.flatMap(({ removedNodes }) => [...removedNodes]);
    if (!showsPrices(island)) restoreValues(island, removed);
    notice.append(
      paragraph('Unexpected Application Error!'),
      paragraph('This part of the page has stopped. Below it stands in its simple form.'),
      paragraph(reload, link('Go to the home page', '/')),
    );
  } else if ((failure as CustomEvent<{ error: Error }>).detail.error.name === 'ChunkLoadError') {
    island.previousElementSibling?.remove();
    // The page's prices are those of the default choice.
    for (const form of showsPrices(island) ? island.querySelectorAll('form') : []) {
      form.reset();
      for (const option of form.querySelectorAll('option')) {
        option.defaultSelected = option.selected;
      }
    }
    notice.append(
      paragraph('This part of the page did not load fully. You can use it as it is, or reload.'),
      paragraph(reload),
    );
  } else return;
  addStyles();
  island.before(notice);
}

function showsPrices(island: Element): boolean {
  return island.closest('#pricing') !== null;
}

/** Copies values from the removed controls to the restored ones. */
function restoreValues(island: Element, removed: Node[]): void {
  for (const gone of removed.flatMap(controlsIn)) {
    const isToggle = gone.type === 'checkbox' || gone.type === 'radio';
    const back = controlsIn(island).find(
      ({ name, value }) => name === gone.name && (!isToggle || value === gone.value),
    );
    if (!back || !gone.name) continue;
    if (isToggle) (back as HTMLInputElement).checked = (gone as HTMLInputElement).checked;
    else back.value = gone.value;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsIn(node: Node): Control[] {
  return node instanceof Element ? [...node.querySelectorAll<Control>('[name]')] : [];
}

function paragraph(...parts: (string | Element)[]): Element {
  const element = document.createElement('p');
  element.append(...parts);
  return element;
}

function button(text: string, onClick: () => void): Element {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

function link(text: string, href: string): Element {
  const element = document.createElement('a');
  element.href = href;
  element.textContent = text;
  return element;
}

/** Not in a style sheet, because hardly any page ever shows it. */
function addStyles(): void {
  adopt(`
    .island-failure {
      margin-bottom: 1.25rem;
      padding: 1rem;
      border: 1px solid;
      border-radius: 10px;
      background: var(--error-ground);
      color: var(--error);
      text-align: start;
    }
    .island-failure p:first-child { font-weight: 650 }
    .island-failure p + p { margin-top: 0.5rem }
    .island-failure p:last-child { display: flex; flex-wrap: wrap; gap: 0.625rem }
    .island-failure :is(button, a) {
      display: inline-grid;
      place-items: center;
      min-height: 2.75rem;
      padding: 0.25rem 1rem;
      border: 1px solid;
      border-radius: 10px;
      background: none;
      color: inherit;
      font-weight: 650;
      text-decoration: none;
    }`);
}
