import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { whenReleased } from '../when-released.ts';
import { ChosenChips } from './ChosenChips.tsx';
import { choicesOf, isAllChosen, textToCreate, toggleAll } from './choices.ts';
import styles from './kit-box.module.css';
import type { Change, MenuActions, MenuItem } from './kit-library.ts';
import { Menu } from './Menu.tsx';
import { matchesText } from './match-option.ts';
import { splitAtCommas } from './native-value.ts';
import type { KitBoxProps } from './replacement.ts';
import { useChoices } from './use-choices.ts';

/** The searchable list over a native control: Base UI's combobox, for one choice or several. */
export function KitBox(props: KitBoxProps) {
  const { id, options, parts, native, wrapper, described, placeholder, error, required } = props;
  const { multiple = false, creatable = false, loading = false } = props;
  const selectAll = multiple && props.selectAll === true;
  const [chosen, choose] = useChoices(native, options, multiple);
  const [text, setText] = useState(props.typing);
  const [inside, setInside] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const menu = useRef<MenuActions>(null);

  useEffect(() => {
    if (props.focused) input.current?.focus();
  }, [props.focused]);

  const labels = chosen.map(({ label }) => label).join(', ');
  const create = creatable && !loading ? textToCreate(text, options, chosen) : null;
  const chosenKey = JSON.stringify(chosen);
  const chosenItems = useMemo(
    () => (JSON.parse(chosenKey) as Omit<MenuItem, 'kind'>[]).map(asItem),
    [chosenKey],
  );
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

  function onValueChange(value: MenuItem[] | MenuItem | null, change: Change) {
    // A second Escape would empty the whole list.
    if (multiple && change.reason === 'escape-key') return change.cancel();
    const next = value === null ? [] : [value].flat();
    choose(next.some(({ kind }) => kind === 'all') ? toggleAll(options, chosen) : next);
  }

  /** Keeps what was typed and not chosen, as the text box would: what is written counts. */
  function keepTyped(typed: string) {
    if (!creatable || !typed.trim()) return;
    const added = multiple ? splitAtCommas(typed) : [typed];
    const before = chosen.map(({ value }) => value);
    const next = choicesOf(multiple ? [...before, ...added] : added, options);
    if (next.map(({ value }) => value).join() !== before.join()) choose(next);
  }

  function onInputValueChange(next: string) {
    const comma = multiple && creatable ? next.lastIndexOf(',') : -1;
    keepTyped(next.slice(0, Math.max(comma, 0)));
    setText(next.slice(comma + 1).trimStart());
  }

  function leave() {
    keepTyped(text);
    if (multiple) setText('');
  }

  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    // Another window came to the front: the visitor is still here.
    const away = relatedTarget === null && document.activeElement === target;
    if (away || currentTarget.contains(relatedTarget)) return;
    whenReleased(() => setInside(false));
    leave();
    menu.current?.close();
  }

  function onOpenChange(open: boolean, { reason }: Change) {
    if (open) return;
    if (reason === 'outside-press') leave();
    // Nothing waits for an animation of the library's own popup: see Menu.
    menu.current?.unmount();
  }

  const box = (
    <parts.Input
      id={id}
      ref={input}
      className={styles.input}
      placeholder={chosen.length === 0 ? placeholder : undefined}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={
        [multiple && `${id}-chosen`, described].filter(Boolean).join(' ') || undefined
      }
    />
  );
  return (
    <parts.CSPProvider disableStyleElements>
      <parts.Root
        multiple={multiple}
        items={items}
        filter={(item, query) =>
          item.kind === 'create' ||
          (item.kind === 'option' && matchesText(item.label, query)) ||
          (item.kind === 'all' && options.some(({ label }) => matchesText(label, query)))
        }
        isItemEqualToValue={isSame}
        value={multiple ? chosenItems : (chosenItems[0] ?? null)}
        onValueChange={onValueChange}
        inputValue={multiple ? text : undefined}
        onInputValueChange={onInputValueChange}
        onOpenChange={onOpenChange}
        actionsRef={menu}
        autoHighlight
      >
        <parts.InputGroup
          ref={group}
          className={styles.group}
          data-invalid={error ? '' : undefined}
          onFocus={() => setInside(true)}
          onBlur={onBlur}
        >
          {multiple ? (
            <ChosenChips parts={parts} chosen={chosen} inside={inside}>
              {box}
            </ChosenChips>
          ) : (
            box
          )}
          <parts.Trigger className={styles.trigger} aria-label="Show choices">
            <Icon name="chevron" size={18} />
          </parts.Trigger>
        </parts.InputGroup>
        <Menu
          {...props}
          anchor={group}
          container={wrapper}
          allChosen={selectAll && isAllChosen(options, chosen)}
        />
      </parts.Root>
      {multiple && (
        <p id={`${id}-chosen`} hidden>
          {labels ? `Chosen: ${labels}. Backspace removes the last.` : 'Nothing chosen yet.'}
        </p>
      )}
    </parts.CSPProvider>
  );
}

function asItem({ label, value }: Omit<MenuItem, 'kind'>): MenuItem {
  return { kind: 'option', label, value };
}

function isSame(item: MenuItem, value: MenuItem): boolean {
  return item.kind !== 'all' && item.value === value.value;
}
