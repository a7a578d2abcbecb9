import type { List } from '../calls/use-list.ts';
import { Button } from '../components/Button.tsx';

type Props = Pick<List<never>, 'newCount' | 'showNew'>;

/** Brings what came since a list was asked for; nothing while there is none. */
export function NewItemsButton({ newCount, showNew }: Props) {
  return (
    newCount > 0 && (
      <Button icon="up" shortcut="." onClick={showNew}>
        {`${newCount} new`}
      </Button>
    )
  );
}
