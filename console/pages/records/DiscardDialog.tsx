import { FormDialog } from '../../components/FormDialog.tsx';

interface Props {
  count: number;
  discard(): void;
  close(): void;
}

/** Confirms that quarantined records are deleted. */
export function DiscardDialog({ count, discard, close }: Props) {
  return (
    <FormDialog
      title={count === 1 ? 'Discard it for good?' : `Discard ${count} for good?`}
      submitLabel={`Discard ${count}`}
      cancelLabel="Keep them here"
      isDanger
      submit={async () => discard}
      close={close}
    >
      <p>They are deleted, with the emails and notices that waited with them. Nobody is told.</p>
    </FormDialog>
  );
}
