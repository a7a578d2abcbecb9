import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { whenReleased } from '../when-released.ts';
import { ChosenChips } from './ChosenChips.tsx';
import { isAllChosen, textToCreate, toggleAll } from './choices.ts';
import styles from './kit-box.module.css';
import type { KitBoxProps } from './kit-select-props.ts';
import { Menu, type MenuItem } from './Menu.tsx';
import { matchesText } from './match-option.ts';
import { SearchInput } from './SearchInput.tsx';
import { useChoices } from './use-choices.ts';
import { useTypedText } from './use-typed-text.ts';

/** The searchable list over a native control: Base UI's combobox, for one choice or several. */
export function KitBox(props: KitBoxProps) {
  const { id, options, native, wrapper, error } = props;
  const { multiple = false, creatable = false, loading = false } = props;
  const selectAll = multiple && props.selectAll === true;
  const [chosen, choose] = useChoices(native, options, multiple);
  const typed = useTypedText({ ...props, multiple, creatable, chosen, choose });
  const [inside, setInside] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const menu = useRef<Combobox.Root.Actions>(null);

  useEffect(() => {
    if (props.focused) input.current?.focus();
  }, [props.focused]);

  const create = creatable && !loading ? textToCreate(typed.text, options, chosen) : null;
  const { chosenItems, items } = useItems({ ...props, selectAll, create }, chosen);

  function onValueChange(value: MenuItem[] | MenuItem | null, change: Change) {
    // A second Escape would clear the selection.
    if (change.reason === 'escape-key') return change.cancel();
    if (value === null && props.initial !== undefined) return change.cancel();
    const next = value === null ? [] : [value].flat();
    choose(next.some(({ kind }) => kind === 'all') ? toggleAll(options, chosen) : next);
  }

  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    // Another window got the focus: the visitor has not left the field.
    const away = relatedTarget === null && document.activeElement === target;
    if (away || currentTarget.contains(relatedTarget)) return;
    whenReleased(() => setInside(false));
    typed.keep();
    menu.current?.close();
  }

  function onOpenChange(open: boolean, change: Change) {
    if (open) return;
    // Several are chosen one after another, also by searching for each.
    if (multiple && change.reason === 'item-press') {
      typed.clear();
      return change.cancel();
    }
    if (change.reason === 'outside-press') typed.keep();
    // No animation of the library's own popup to wait for: see Menu.
    menu.current?.unmount();
  }

  const box = <SearchInput {...props} input={input} isEmpty={chosen.length === 0} />;
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root
        multiple={multiple}
        items={items}
        filter={(item, query) => isListed(item, query, options)}
        isItemEqualToValue={isSame}
        value={multiple ? chosenItems : (chosenItems[0] ?? null)}
        onValueChange={onValueChange}
        inputValue={typed.text}
        onInputValueChange={(text, change) =>
          change.reason === 'escape-key' ? change.cancel() : typed.change(text)
        }
        onOpenChange={onOpenChange}
        actionsRef={menu}
        defaultOpen={props.opened}
        autoHighlight
      >
        <Combobox.InputGroup
          ref={group}
          className={styles.group}
          data-invalid={error ? '' : undefined}
          onFocus={() => setInside(true)}
          onBlur={onBlur}
          // The text typed here is not a value of the form; the native control reports its changes.
          onChange={stop}
          onInput={stop}
        >
          {multiple ? (
            <ChosenChips chosen={chosen} inside={inside}>
              {box}
            </ChosenChips>
          ) : (
            box
          )}
          <Combobox.Trigger className={styles.trigger} aria-label="Show choices">
            <Icon name="chevron" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <Menu
          {...props}
          anchor={group}
          container={wrapper}
          allChosen={selectAll && isAllChosen(options, chosen)}
        />
      </Combobox.Root>
      {multiple && <Summary id={`${id}-chosen`} chosen={chosen} />}
    </CSPProvider>
  );
}

/** Describes the text box to a screen reader. */
function Summary({ id, chosen }: { id: string; chosen: readonly Choice[] }) {
  const labels = chosen.map(({ label }) => label).join(', ');
  return (
    <p id={id} hidden>
      {labels ? `Chosen: ${labels}. Backspace removes the last.` : 'Nothing chosen yet.'}
    </p>
  );
}

interface ItemSource extends Pick<KitBoxProps, 'options' | 'loading'> {
  selectAll: boolean;
  /** Typed text that is not an option yet. */
  create: string | null;
}

/** The selected options and those of the list, memoized because the library compares identities. */
function useItems({ options, loading, selectAll, create }: ItemSource, chosen: readonly Choice[]) {
  const chosenKey = JSON.stringify(chosen);
  const chosenItems = useMemo(() => (JSON.parse(chosenKey) as Choice[]).map(asItem), [chosenKey]);
  const items = useMemo(() => {
    if (loading) return [];
    const created = chosenItems.filter(
      (item) => !options.some(({ value }) => value === item.value),
    );
    const listed = [...options.map(asItem), ...created];
    if (create !== null) listed.push({ kind: 'create', label: create, value: create });
    if (selectAll && options.length > 0) listed.push({ kind: 'all', label: '', value: '' });
    return listed;
  }, [loading, options, chosenItems, create, selectAll]);
  return { chosenItems, items };
}

function stop(event: FormEvent) {
  event.stopPropagation();
}

type Change = Combobox.Root.ChangeEventDetails;
type Choice = Omit<MenuItem, 'kind'>;

function asItem({ label, value }: Choice): MenuItem {
  return { kind: 'option', label, value };
}

/** "Select all" is shown as long as an option is. */
function isListed(item: MenuItem, query: string, options: KitBoxProps['options']): boolean {
  if (item.kind === 'create') return true;
  const labels = item.kind === 'all' ? options.map(({ label }) => label) : [item.label];
  return labels.some((label) => matchesText(label, query));
}

function isSame(item: MenuItem, value: MenuItem): boolean {
  return item.kind !== 'all' && item.value === value.value;
}
