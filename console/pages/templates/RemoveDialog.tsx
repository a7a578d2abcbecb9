import { post } from '../../calls/call.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import fields from '../../components/fields.module.css';
import { useToast } from '../../frame/ToastPlace.tsx';
import { useAct } from '../../frame/use-act.ts';
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
  const { act, error } = useAct(true);
  const remove = () =>
    act(async () => {
      await post(templateCall(code, '/removal'), {});
      close();
      toast({ text: `Removed ${code}`, icon: 'trash' });
      onRemoved();
    });
  const what = versions === 1 ? 'its one version' : `all ${versions} versions`;
  return (
    <Dialog title={`Remove ${code}?`} close={close}>
      <p>
        It goes with {what}, which cannot be undone. Calls that send this code fail from then on;
        emails that are queued are still sent.
      </p>
      {error && (
        <p className={fields.error} role="alert">
          {error}
        </p>
      )}
      <footer>
        <Button onClick={close} autoFocus>
          Keep it
        </Button>
        <Button look="danger" onClick={() => void remove()}>
          Remove it
        </Button>
      </footer>
    </Dialog>
  );
}
