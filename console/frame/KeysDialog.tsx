import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Check } from '../components/Check.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Key } from '../components/Key.tsx';
import { singleKeysAreOff, switchSingleKeys } from '../keyboard/use-keys.ts';
import styles from './keys-dialog.module.css';
import { places } from './places.ts';

const everywhere: readonly (readonly [keys: string, does: string])[] = [
  ['Ctrl K', 'Find anything'],
  ['/', 'Search'],
  ['J K', 'Next, previous'],
  ['Enter', 'Open'],
  ['X', 'Select'],
  ['.', 'Show what is new'],
  ['Shift E', 'Export what is shown'],
  ['Z', 'Undo'],
  ['Esc', 'Back'],
  ['?', 'All keys'],
];

/** Every key, and the switch for those that are one letter (WCAG 2.1.4). */
export function KeysDialog({ close }: { close(): void }) {
  const [isOff, setIsOff] = useState(singleKeysAreOff);
  const toPlaces = places.flatMap(({ key, label }) =>
    key === undefined ? [] : [[`G ${key}`, label] as const],
  );
  return (
    <Dialog title="All keys" close={close}>
      <div className={styles.keys}>
        {[everywhere, toPlaces].map((keys) => (
          <dl key={keys[0]?.[0]}>
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
        ))}
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
