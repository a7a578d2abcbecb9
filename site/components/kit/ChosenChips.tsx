import { Combobox } from '@base-ui/react/combobox';
import type { Option } from '@grovemail/domain/forms/field.ts';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { collapsedText } from './collapsed-text.ts';
import styles from './kit-box.module.css';

interface Props {
  chosen: readonly Option[];
  /** Whether the control has the focus. */
  inside: boolean;
  /** The text box. */
  children: ReactNode;
}

/** The selected options: chips while the control has the focus, a short text otherwise. */
export function ChosenChips({ chosen, inside, children }: Props) {
  return (
    <Combobox.Chips className={styles.chips}>
      {!inside && chosen.length > 0 && (
        // The text box is described by the whole list.
        <span className={styles.collapsed} aria-hidden="true">
          {collapsedText(chosen.map(({ label }) => label))}
        </span>
      )}
      {(inside ? chosen : []).map(({ label, value }) => (
        <Combobox.Chip key={value} className={styles.chip} role="group" aria-label={label}>
          <span className={styles.chipText}>{label}</span>
          <Combobox.ChipRemove className={styles.remove} aria-label={`Remove ${label}`}>
            <Icon name="close" size={14} />
          </Combobox.ChipRemove>
        </Combobox.Chip>
      ))}
      {children}
    </Combobox.Chips>
  );
}
