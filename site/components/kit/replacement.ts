import type { ComponentType, RefObject } from 'react';
import type { KitLibrary } from './kit-library.ts';
import type { KitSelectProps } from './kit-select-props.ts';
import type { NativeElement } from './native-value.ts';

export interface Replacement {
  KitBox: ComponentType<KitBoxProps>;
  parts: KitLibrary;
  /** Whether the native control had the focus when it was replaced. */
  focused: boolean;
  /** The text being typed at that moment. */
  typing: string;
  /** Whether its list was already requested, by a press or a key. */
  opened: boolean;
}

export interface KitBoxProps extends KitSelectProps, Replacement {
  native: RefObject<NativeElement | null>;
  /** Contains the menu, so that it stays within the page's landmarks. */
  wrapper: RefObject<HTMLElement | null>;
  /** Ids of the elements that describe the control. */
  described: string;
}
