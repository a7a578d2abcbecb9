import { sectionOf } from '@grovemail/domain/docs-text/section-of.ts';
import { adopt } from '../../browser/adopt.ts';
import { announce } from '../../browser/announce.ts';
import { element } from '../../browser/element.ts';
import { withPageOrigin } from '../scripts/api-origin.ts';
import { copyText } from './copy-text.ts';
import { menuItem, openMenu } from './menu.ts';
import styles from './page-menu.css?inline';

/** Copies the page or opens the page menu, depending on the button. */
export function runPageAction(button: HTMLElement): void {
  const { page } = button.dataset;
  const actions = actionsOf(button);
  if (page === 'copy') void actions.copy(pageText(actions.markdown), 'Page');
  else if (button instanceof HTMLButtonElement) openPageMenu(button, actions);
}

interface Actions {
  /** Path of the page as Markdown. */
  markdown: string;
  /** URL of the MCP server. */
  mcp: string;
  /** Copies a text and reports the outcome, on the button and to screen readers. */
  copy(text: Promise<string>, what: string): Promise<void>;
}

function actionsOf(button: HTMLElement): Actions {
  const holder = button.closest<HTMLElement>('[data-markdown]');
  const { markdown = '', mcp = '' } = holder?.dataset ?? {};
  const label = holder?.querySelector<HTMLElement>('[data-page=copy] span');
  return {
    markdown,
    mcp: new URL(mcp, location.href).href,
    async copy(text, what) {
      const done = await copyText(text);
      announce(done ? `${what} copied.` : `${what} not copied: your browser did not allow it.`);
      if (!label) return;
      label.style.minWidth ||= `${label.offsetWidth}px`;
      label.textContent = done ? 'Copied' : 'Not copied';
      setTimeout(() => {
        label.textContent = 'Copy page';
      }, 2000);
    },
  };
}

function openPageMenu(toggle: HTMLButtonElement, { markdown, mcp, copy }: Actions): void {
  adopt(styles);
  const text = pageText(markdown);
  const size = element('span', {}, ['Loading …']);
  text.then(
    (loaded) => {
      size.textContent = `${kilobytes(loaded)}, ready to paste`;
    },
    () => {
      size.textContent = 'Could not be loaded';
    },
  );
  const heading = headingInView();
  const title = heading?.textContent ?? '';
  const section = text.then((loaded) => {
    const found = sectionOf(loaded, title);
    if (found === null) throw new Error('The section is not in the Markdown.');
    return found;
  });
  const line = heading && curlLineIn(heading);
  // Awaited only when it is copied; a failure before that must not be an unhandled rejection.
  section.catch(() => {});
  openMenu(toggle, 'Copy or open the page', [
    menuItem('page', 'Copy page as Markdown', size, () => void copy(text, 'Page')),
    ...(heading
      ? [menuItem('section', 'Copy this section', title, () => void copy(section, 'Section'))]
      : []),
    ...(line
      ? [
          menuItem(
            'curl',
            'Copy as cURL',
            'The first call of this section, for a terminal',
            () => void copy(Promise.resolve(line), 'Line for curl'),
          ),
        ]
      : []),
    menuItem('file', 'Open as .md', markdown, markdown),
    menuItem(
      'agent',
      'Connect over MCP',
      `POST ${new URL(mcp).pathname}, copies its address`,
      () => void copy(Promise.resolve(mcp), 'Address'),
    ),
  ]);
}

const texts = new Map<string, Promise<string>>();

/** Fetches a page as Markdown, once unless it failed. */
function pageText(path: string): Promise<string> {
  const text = texts.get(path) ?? fetchText(path);
  texts.set(path, text);
  text.catch(() => texts.delete(path));
  return text;
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}`);
  return withPageOrigin(await response.text());
}

/** The section in the URL's fragment, else the last one that starts in the upper third of the window. */
function headingInView(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('main h2[id]')];
  // A field's id starts with that of its call.
  const [named] = decodeURIComponent(location.hash.slice(1)).split('.');
  const linked = headings.find(({ id }) => id === named);
  if (linked) return linked;
  const passed = headings.filter((one) => one.getBoundingClientRect().top < innerHeight / 3);
  return passed.at(-1) ?? headings[0];
}

/** The first line for curl between a heading and the next one; it has the reader's key if there is one. */
function curlLineIn(heading: HTMLElement): string | null | undefined {
  const places = [...document.querySelectorAll('main :is(h2[id], [data-sample=curl])')];
  const after = places.slice(places.indexOf(heading) + 1);
  const end = after.findIndex(({ localName }) => localName === 'h2');
  const own = end < 0 ? after : after.slice(0, end);
  return own[0]?.querySelector('code')?.textContent;
}

function kilobytes(text: string): string {
  return `${(new Blob([text]).size / 1000).toFixed(1)} KB`;
}
