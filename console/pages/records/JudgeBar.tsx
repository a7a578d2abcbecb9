import { Button, IconButton } from '../../components/Button.tsx';
import styles from './judge-bar.module.css';

interface Props {
  count: number;
  impossible: string | undefined;
  keep(): void;
  discard(): void;
  clear(): void;
}

/** In place of the filters while rows are selected. */
export function JudgeBar({ count, impossible, keep, discard, clear }: Props) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected rows">
      <b role="status">{count} selected</b>
      <IconButton icon="close" label="Clear the selection" onClick={clear} />
      <Button look="quiet" shortcut="K" impossible={impossible} onClick={keep}>
        A person sent it
      </Button>
      <Button look="lime" shortcut="D" impossible={impossible} onClick={discard}>
        {`Discard ${count}`}
      </Button>
    </div>
  );
}
