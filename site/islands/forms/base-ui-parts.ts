import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import type { KitLibrary } from '../../components/kit/kit-library.ts';

/** The library of the kit's selects, loaded at the first interaction with one. */
export const parts: KitLibrary = {
  CSPProvider,
  Root: Combobox.Root as KitLibrary['Root'],
  InputGroup: Combobox.InputGroup,
  Chips: Combobox.Chips,
  Chip: Combobox.Chip,
  ChipRemove: Combobox.ChipRemove,
  Input: Combobox.Input,
  Trigger: Combobox.Trigger,
  Portal: Combobox.Portal,
  Positioner: Combobox.Positioner,
  List: Combobox.List as KitLibrary['List'],
  Item: Combobox.Item,
  Empty: Combobox.Empty,
};
