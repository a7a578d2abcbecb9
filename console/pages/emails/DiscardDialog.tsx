import { digits } from '../../components/counts.ts';
import { FormDialog } from '../../components/FormDialog.tsx';

interface Props {
  count: number;
  close(): void;
  discard(): void;
}

/** Asks, since what is discarded is deleted. */
export function DiscardDialog({ count, close, discard }: Props) {
  const number = digits(count);
  return (
    <FormDialog
      title={count === 1 ? 'Discard it?' : `Discard ${number}?`}
      submitLabel={`Discard ${number}`}
      cancelLabel={count === 1 ? 'Keep it' : 'Keep them'}
      isDanger
      submit={async () => discard}
      close={close}
    >
      <p>
        What {count === 1 ? 'it' : 'they'} would have sent is deleted, and is never sent. This
        cannot be undone. {count === 1 ? 'Its row stays' : 'The rows stay'} for 90 days.
      </p>
    </FormDialog>
  );
}
