import type { RefObject } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './kit-box.module.css';
import type { KitLibrary, MenuItem } from './kit-library.ts';
import type { KitSelectProps } from './kit-select-props.ts';
import { createText, loadingText, nothingText, selectAllText } from './menu-words.ts';

interface Props extends Pick<KitSelectProps, 'id' | 'loading' | 'noneText'> {
  parts: KitLibrary;
  anchor: RefObject<HTMLElement | null>;
  container: RefObject<HTMLElement | null>;
  allChosen: boolean;
}

/**
 * The menu below the box, or above it if there is no room; 140 to 300 pixels high. It does not use the library's
 * own popup, which hides the whole page, including its labels, from screen readers.
 */
export function Menu({ id, parts, anchor, container, allChosen, loading, noneText }: Props) {
  return (
    <parts.Portal container={container}>
      <parts.Positioner
        anchor={anchor}
        sideOffset={6}
        collisionPadding={0}
        className={styles.positioner}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the scroll bar must not move the focus */}
        <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          <parts.Empty className={styles.empty}>
            {loading ? loadingText : (noneText ?? nothingText)}
          </parts.Empty>
          <parts.List className={styles.list} aria-labelledby={`${id}-label`}>
            {(item: MenuItem) => (
              <parts.Item
                key={`${item.kind} ${item.value}`}
                value={item}
                className={`${styles.item} ${item.kind === 'all' ? styles.all : ''}`}
                {...(item.kind === 'all' && { 'aria-selected': allChosen })}
              >
                {item.kind === 'option' && item.label}
                {item.kind === 'create' && createText(item.label)}
                {item.kind === 'all' && selectAllText}
                <Icon name="check" />
              </parts.Item>
            )}
          </parts.List>
        </div>
      </parts.Positioner>
    </parts.Portal>
  );
}
