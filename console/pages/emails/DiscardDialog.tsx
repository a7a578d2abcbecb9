import { digits } from '../../components/counts.ts';
import { FormDialog } from '../../components/FormDialog.tsx';

interface Props {
  count: number;
  close(): void;
  discard(): void;
}

/** Asks, since what is discarded is deleted. */
export function DiscardDialog({ count, close, discard }: Props) {
  const { title, keep, what, rows } = count === 1 ? one : several(count);
  return (
    <FormDialog
      title={title}
      submitLabel={`Discard ${digits(count)}`}
      cancelLabel={keep}
      isDanger
      submit={async () => discard}
      close={close}
    >
      <p>{`${what} is deleted, and is never sent. This cannot be undone. ${rows} for 90 days.`}</p>
    </FormDialog>
  );
}

const one = {
  title: 'Discard it?',
  keep: 'Keep it',
  what: 'What it would have sent',
  rows: 'Its row stays',
};

const several = (count: number) => ({
  title: `Discard ${digits(count)}?`,
  keep: 'Keep them',
  what: 'What they would have sent',
  rows: 'The rows stay',
});
