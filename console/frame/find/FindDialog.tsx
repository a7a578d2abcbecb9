import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { Icon } from '../../components/Icon.tsx';
import { Key } from '../../components/Key.tsx';
import { Pill } from '../../components/Pill.tsx';
import { act } from '../../keyboard/use-keys.ts';
import styles from './find-dialog.module.css';
import { type Found, useFound } from './use-found.ts';

/** Finds people, emails, leads and pages from anywhere, and does what can be done there. */
export function FindDialog({ close }: { close(): void }) {
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const groups = useFound(text);
  const all = groups.flatMap(({ found }) => found);
  const chosen = all[Math.min(at, all.length - 1)];
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const idOf = (found: Found) => `${listId}-${all.indexOf(found)}`;
  const open = (found: Found | undefined) => {
    if (!found) return;
    const { path, key } = found;
    dialog.current?.close();
    // A key acts on the page that is shown.
    flushSync(() => go(path));
    if (key !== undefined) act(key);
  };
  return (
    <dialog className={styles.dialog} ref={dialog} onClose={close} aria-label="Find anything">
      <label className={styles.field}>
        <Icon name="search" size={20} />
        <input
          autoFocus
          role="combobox"
          aria-label="Find anything"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={chosen && idOf(chosen)}
          autoComplete="off"
          maxLength={200}
          placeholder="A name, an address, a word, a page"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step !== undefined) {
              event.preventDefault();
              setAt((before) => Math.max(0, Math.min(all.length - 1, before + step)));
            }
            if (event.key === 'Enter') open(chosen);
          }}
        />
        <Key>Esc</Key>
      </label>
      <div className={styles.list} id={listId} role="listbox" aria-label="Found">
        {groups.map(({ title, found }) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true">{title}</p>
            {found.map((each) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose.
              <div
                key={each.path + each.title}
                id={idOf(each)}
                role="option"
                tabIndex={-1}
                aria-selected={each === chosen}
                className={styles.option}
                onClick={() => open(each)}
              >
                {each.pill ? <Pill {...each.pill} /> : <Icon name={each.icon} />}
                <span>
                  <Marked text={each.title} word={text.trim()} />
                </span>
                <span className={styles.secondary}>{each.secondary}</span>
                {each.caps && (
                  <span className={styles.caps} aria-hidden="true">
                    {each.caps.split(' ').map((cap) => (
                      <Key key={cap}>{cap}</Key>
                    ))}
                  </span>
                )}
                {each === chosen && !each.caps && (
                  <span className={styles.caps} aria-hidden="true">
                    <Key>Enter</Key>
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
        {all.length === 0 && <p className={styles.none}>Nothing was found for “{text}”.</p>}
      </div>
    </dialog>
  );
}

/** A text with a word of it, where that is in it. */
function Marked({ text, word }: { text: string; word: string }) {
  const at = word === '' ? -1 : text.toLowerCase().indexOf(word.toLowerCase());
  if (at === -1) return text;
  const end = at + word.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
