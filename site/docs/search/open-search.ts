import { adopt } from '../../browser/adopt.ts';
import { element } from '../../browser/element.ts';
import { modifier } from '../../browser/modifier.ts';
import { loadIndex, type SearchData } from './load-index.ts';
import { readingLine, readingSentences } from './reading-line.ts';
import { groupsOf, resultRows } from './result-rows.ts';
import { type SearchParts, trackSelection } from './result-selection.ts';
import styles from './search.css?inline';
import { slashCheckbox } from './slash-shortcut.ts';

/** Opens the search dialog. The browser returns the focus when it closes. */
export function openSearch(query = ''): void {
  adopt(styles);
  const parts = searchDialog();
  const { dialog, input, list, note, announcement } = parts;
  input.value = query;
  const slash = slashCheckbox();
  list.after(slash);
  document.body.append(dialog);
  const selection = trackSelection(parts);
  let data: SearchData | null = null;
  const whole = new Set<string>();

  /** @param chosen number of the selected row */
  const show = (chosen = 0) => {
    if (!data) return;
    const query = input.value.trim();
    slash.hidden = query !== '';
    note.replaceChildren();
    if (!query) {
      const starts = data.entries.filter(({ isStart }) => isStart);
      list.replaceChildren(...resultRows([{ title: 'Popular pages', entries: starts }], []));
      selection.reset(`${data.entries.length} entries on this device`);
      announcement.textContent = '';
      return;
    }
    const found = data.find(query);
    const total = found.entries.length;
    note.append(...(total > 0 ? readingLine(found) : nothingFound(query)));
    list.replaceChildren(...resultRows(groupsOf(found.entries, whole), found.marks));
    const count = total === 0 ? 'No results' : total === 1 ? '1 result' : `${total} results`;
    selection.reset(count, chosen);
    announcement.textContent = [...(total > 0 ? readingSentences(found) : []), `${count}.`].join(
      ' ',
    );
  };

  const load = () => {
    note.replaceChildren('Loading the search index…');
    loadIndex().then(
      (loaded) => {
        data = loaded;
        show();
      },
      () => note.replaceChildren(...notLoaded(load, input)),
    );
  };

  input.addEventListener('input', () => {
    whole.clear();
    show();
  });
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest<HTMLElement>('.search-all');
    if (!option) return;
    whole.add(option.dataset.group ?? '');
    // The first of the rows that take its place.
    show([...list.querySelectorAll('[role=option]')].indexOf(option));
  });
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  load();
}

function searchDialog(): SearchParts {
  const input = element('input', {
    type: 'text',
    inputMode: 'search',
    id: 'search-input',
    role: 'combobox',
    placeholder: 'Search fields, errors, guides',
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
    maxLength: 100,
    ariaLabel: 'Search the documentation',
    ariaAutoComplete: 'list',
    ariaExpanded: 'false',
  });
  input.setAttribute('autocapitalize', 'none');
  input.setAttribute('aria-controls', 'search-results');
  const note = element('p', { className: 'search-note' });
  const list = element('div', { id: 'search-results', role: 'listbox', ariaLabel: 'Results' });
  const status = element('p', { className: 'search-status' });
  const announcement = element('p', { className: 'sr', role: 'status' });
  const close = element('button', { type: 'button', className: 'search-close' }, [
    element('kbd', {}, ['Esc']),
    element('span', { className: 'sr' }, [' Close search']),
  ]);
  const dialog = element('dialog', { className: 'search', ariaLabel: 'Search' }, [
    element('div', { className: 'search-head' }, [input, close]),
    element('div', { className: 'search-body' }, [note, list]),
    element('div', { className: 'search-foot' }, [
      ...keys(['↑', '↓'], 'move'),
      ...keys(['Enter'], 'open'),
      ...keys([`${modifier} Enter`], 'copy link'),
      status,
    ]),
    announcement,
  ]);
  close.addEventListener('click', () => dialog.close());
  return { dialog, input, note, list, status, announcement };
}

function keys(names: string[], what: string): HTMLElement[] {
  return [
    element('span', { className: 'search-keys' }, [
      ...names.map((name) => element('kbd', {}, [name])),
      what,
    ]),
  ];
}

function allPages(): HTMLElement {
  return element('a', { href: '/developers/search' }, ['all pages']);
}

function nothingFound(query: string): (Node | string)[] {
  return [
    element('b', {}, [`No results for “${query}”.`]),
    ' Try one word, the name of a field, an error code, or a status such as 404. Or browse ',
    allPages(),
    '.',
  ];
}

function notLoaded(retry: () => void, input: HTMLElement): (Node | string)[] {
  const again = element('button', { type: 'button', className: 'search-again' }, ['Try again']);
  again.addEventListener('click', () => {
    input.focus();
    retry();
  });
  return [
    element('b', {}, ['Search could not be loaded.']),
    ' Are you offline? ',
    again,
    ' or browse ',
    allPages(),
    '.',
  ];
}
