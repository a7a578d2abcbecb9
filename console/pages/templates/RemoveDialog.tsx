import { post } from '../../calls/call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useToast } from '../../frame/ToastPlace.tsx';
import { templateCall } from './paths.ts';

interface Props {
  code: string;
  versions: number;
  close(): void;
  onRemoved(): void;
}

/** Asks before a template goes with its versions. */
export function RemoveDialog({ code, versions, close, onRemoved }: Props) {
  const toast = useToast();
  const remove = async () => {
    await post(templateCall(code, '/removal'), {});
    return () => {
      toast({ text: `Removed ${code}`, icon: 'trash' });
      onRemoved();
    };
  };
  const what = versions === 1 ? 'its one version' : `all ${versions} versions`;
  return (
    <FormDialog
      title={`Remove ${code}?`}
      submitLabel="Remove it"
      cancelLabel="Keep it"
      isDanger
      submit={remove}
      close={close}
    >
      <p>
        It goes with {what}, which cannot be undone. Calls that send this code fail from then on;
        emails that are queued are still sent.
      </p>
    </FormDialog>
  );
}
