import { Combobox } from '@base-ui/react/combobox';
import type { RefObject } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './kit-box.module.css';
import { emptyText, type KitSelectProps } from './kit-select-props.ts';

/** A row of the menu. Selected rows are of the kind `option`, created or not. */
export interface MenuItem {
  kind: 'option' | 'create' | 'all';
  label: string;
  value: string;
}

interface Props extends Pick<KitSelectProps, 'id' | 'loading' | 'noneText'> {
  anchor: RefObject<HTMLElement | null>;
  container: RefObject<HTMLElement | null>;
  allChosen: boolean;
}

/**
 * The menu below the box, or above it if there is no room; 140 to 300 pixels high. It does not use the library's
 * own popup, which hides the whole page, including its labels, from screen readers.
 */
export function Menu({ id, anchor, container, allChosen, loading, noneText }: Props) {
  return (
    <Combobox.Portal container={container}>
      <Combobox.Positioner
        anchor={anchor}
        sideOffset={6}
        collisionPadding={0}
        className={styles.positioner}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the scroll bar must not move the focus */}
        <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          <Combobox.Empty className={styles.empty}>{emptyText(loading, noneText)}</Combobox.Empty>
          <Combobox.List className={styles.list} aria-labelledby={`${id}-label`}>
            {(item: MenuItem) => (
              <Combobox.Item
                key={`${item.kind} ${item.value}`}
                value={item}
                className={`${styles.item} ${item.kind === 'all' ? styles.all : ''}`}
                {...(item.kind === 'all' && { 'aria-selected': allChosen })}
              >
                {item.kind === 'option' && item.label}
                {item.kind === 'create' && `Create "${item.label}"`}
                {item.kind === 'all' && 'Select All'}
                <Icon name="check" />
              </Combobox.Item>
            )}
          </Combobox.List>
        </div>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
