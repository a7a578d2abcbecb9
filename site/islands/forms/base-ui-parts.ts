import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import type { KitLibrary } from '../../components/kit/kit-library.ts';

/** What the kit's selects are made of; fetched when such a select is first touched. */
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
