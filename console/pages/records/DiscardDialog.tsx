import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';

interface Props {
  count: number;
  discard(): void;
  close(): void;
}

/** Asks before records of the quarantine are deleted. */
export function DiscardDialog({ count, discard, close }: Props) {
  return (
    <Dialog
      title={count === 1 ? 'Discard it for good?' : `Discard ${count} for good?`}
      close={close}
    >
      <p>They are deleted, with the emails and notices that waited with them. Nobody is told.</p>
      <footer>
        <Button onClick={close} autoFocus>
          Keep them here
        </Button>
        <Button look="danger" onClick={discard}>
          {`Discard ${count}`}
        </Button>
      </footer>
    </Dialog>
  );
}
