import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Check } from '../components/Check.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Key } from '../components/Key.tsx';
import { hasKey, singleKeysAreOff, switchSingleKeys } from '../keyboard/use-keys.ts';
import styles from './keys-dialog.module.css';
import { type KeyTexts, keysOfPage, usableKeys } from './keys-of-page.ts';
import { places } from './places.ts';
import { useFrame } from './surroundings.ts';

const everywhere: KeyTexts = [
  ['Ctrl K', 'Find anything'],
  ['Z', 'Undo the last thing', 'changes'],
  ['?', 'All keys'],
  ['Esc', 'Close, back'],
];

/** With the name of a key that pages have with it. */
const lists = [
  ['/', 'Search this page', '/'],
  ['J K', 'Next, previous', 'j'],
  ['Enter', 'Open', 'j'],
  ['X', 'Select', 'x'],
  ['.', 'Show what is new', '.'],
  ['Shift E', 'Export what is shown', 'Shift+E'],
] as const;

const general = new Set([...everywhere, ...lists].map(([keys]) => keys));

const toPlaces: KeyTexts = places.flatMap(({ key, label }) =>
  key === undefined ? [] : [[`G ${key}`, label] as const],
);

/** Every key, those of the page that is shown too, and the switch for those that are one letter (WCAG 2.1.4). */
export function KeysDialog({ close }: { close(): void }) {
  const frame = useFrame();
  const [isOff, setIsOff] = useState(singleKeysAreOff);
  const [here] = useState(() => keysOfPage.current.filter(([keys]) => !general.has(keys)));
  const [ofLists] = useState(() =>
    lists.flatMap(([keys, does, name]) => (hasKey(name) ? [[keys, does] as const] : [])),
  );
  return (
    <Dialog title="All keys" isWide close={close}>
      <div className={styles.keys}>
        <Group title="Everywhere" keys={usableKeys(everywhere, frame)} />
        <Group title="Lists" keys={ofLists} />
        <Group title="This page" keys={here} />
        <Group title="Go to" keys={toPlaces} />
      </div>
      <Check
        className={styles.switch}
        label="Keys of one letter act without Ctrl"
        checked={!isOff}
        check={(isOn) => {
          switchSingleKeys(isOn);
          setIsOff(!isOn);
        }}
      />
      <footer>
        <Button onClick={close}>Close</Button>
      </footer>
    </Dialog>
  );
}

function Group({ title, keys }: { title: string; keys: KeyTexts }) {
  if (keys.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(([caps, does]) => (
          <div key={caps}>
            <dt>
              {caps.split(' ').map((cap) => (
                <Key key={cap}>{cap}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
