import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { SelectionBar } from '../../frame/SelectionBar.tsx';

interface Props {
  count: number;
  keep(): void;
  discard(): void;
  clear(): void;
}

/** Judges the records that are selected. */
export function JudgeBar({ count, keep, discard, clear }: Props) {
  return (
    <SelectionBar count={count} clear={clear}>
      <ChangeButton look="quiet" shortcut="K" onClick={keep}>
        A person sent it
      </ChangeButton>
      <ChangeButton look="lime" shortcut="D" onClick={discard}>
        {`Discard ${count}`}
      </ChangeButton>
    </SelectionBar>
  );
}
