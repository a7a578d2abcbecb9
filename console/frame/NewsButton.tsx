import type { List } from '../calls/use-list.ts';
import { Button } from '../components/Button.tsx';

type Props = Pick<List<never>, 'news' | 'showNews'>;

/** Brings what came since a list was asked for; nothing while there is none. */
export function NewsButton({ news, showNews }: Props) {
  return (
    news > 0 && (
      <Button icon="up" shortcut="." onClick={showNews}>
        {`${news} new`}
      </Button>
    )
  );
}
