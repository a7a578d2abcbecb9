import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';

/** The parts of Base UI an island passes to the kit. */
export const parts = {
  CSPProvider,
  Root: Combobox.Root,
  InputGroup: Combobox.InputGroup,
  Chips: Combobox.Chips,
  Chip: Combobox.Chip,
  ChipRemove: Combobox.ChipRemove,
  Input: Combobox.Input,
  Trigger: Combobox.Trigger,
  Portal: Combobox.Portal,
  Positioner: Combobox.Positioner,
  List: Combobox.List,
  Item: Combobox.Item,
  Empty: Combobox.Empty,
};
