import type { ComponentProps, ComponentType, ReactNode, RefObject } from 'react';

/** A row of the menu. Selected rows are of the kind `option`, created or not. */
export interface MenuItem {
  kind: 'option' | 'create' | 'all';
  label: string;
  value: string;
}

/** Why something changed; `cancel` prevents the change. */
export interface Change {
  reason: string;
  cancel(): void;
}

export interface MenuActions {
  close(): void;
  /** Removes the closing menu from the page at once. */
  unmount(): void;
}

interface RootProps {
  children: ReactNode;
  multiple: boolean;
  items: MenuItem[];
  filter: (item: MenuItem, query: string) => boolean;
  isItemEqualToValue: (item: MenuItem, value: MenuItem) => boolean;
  value: MenuItem[] | MenuItem | null;
  onValueChange: (value: MenuItem[] | MenuItem | null, change: Change) => void;
  inputValue: string | undefined;
  onInputValueChange: (text: string) => void;
  onOpenChange: (open: boolean, change: Change) => void;
  actionsRef: RefObject<MenuActions | null>;
  defaultOpen: boolean;
  autoHighlight: boolean;
}

type Div<More = object> = ComponentType<ComponentProps<'div'> & More>;
type Button = ComponentType<ComponentProps<'button'>>;

/**
 * The parts of Base UI the kit uses. Only islands may load that library in the browser, so the island that
 * renders the select passes them in.
 */
export interface KitLibrary {
  CSPProvider: ComponentType<{ children: ReactNode; disableStyleElements: boolean }>;
  Root: ComponentType<RootProps>;
  InputGroup: Div;
  Chips: Div;
  Chip: Div;
  ChipRemove: Button;
  Input: ComponentType<ComponentProps<'input'>>;
  Trigger: Button;
  Portal: Div<{ container: RefObject<HTMLElement | null> }>;
  Positioner: Div<{
    anchor: RefObject<HTMLElement | null>;
    sideOffset: number;
    collisionPadding: number;
  }>;
  List: ComponentType<Omit<ComponentProps<'div'>, 'children'> & { children: ItemDrawer }>;
  Item: Div<{ value: MenuItem }>;
  Empty: Div;
}

type ItemDrawer = (item: MenuItem) => ReactNode;
