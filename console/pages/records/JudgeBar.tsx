import { IconButton } from '../../components/Button.tsx';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import styles from './judge-bar.module.css';

interface Props {
  count: number;
  keep(): void;
  discard(): void;
  clear(): void;
}

/** In place of the filters while rows are selected. */
export function JudgeBar({ count, keep, discard, clear }: Props) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected rows">
      <b role="status">{count} selected</b>
      <IconButton icon="close" label="Clear the selection" onClick={clear} />
      <ChangeButton look="quiet" shortcut="K" onClick={keep}>
        A person sent it
      </ChangeButton>
      <ChangeButton look="lime" shortcut="D" onClick={discard}>
        {`Discard ${count}`}
      </ChangeButton>
    </div>
  );
}
