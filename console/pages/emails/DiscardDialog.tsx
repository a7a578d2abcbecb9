import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';

interface Props {
  count: number;
  close(): void;
  discard(): void;
}

/** Asks, since what is discarded is deleted. */
export function DiscardDialog({ count, close, discard }: Props) {
  const number = count.toLocaleString('en-US');
  return (
    <Dialog title={count === 1 ? 'Discard it?' : `Discard ${number}?`} close={close}>
      <p>
        What {count === 1 ? 'it' : 'they'} would have sent is deleted, and is never sent. This
        cannot be undone. {count === 1 ? 'Its row stays' : 'The rows stay'} for 90 days.
      </p>
      <footer>
        <Button onClick={close}>Keep {count === 1 ? 'it' : 'them'}</Button>
        <Button
          look="danger"
          onClick={() => {
            discard();
            close();
          }}
        >
          {`Discard ${number}`}
        </Button>
      </footer>
    </Dialog>
  );
}
