import { Button } from '../../components/Button.tsx';
import { digits } from '../../components/counts.ts';
import { Dialog } from '../../components/Dialog.tsx';
import type { Imported } from './ImportDialog.tsx';
import { Faults } from './ListPreview.tsx';
import styles from './suppressions.module.css';

interface Props {
  imported: Imported;
  close(): void;
}

/** What became of the rows. It stays until it was read. */
export function ImportedDialog({ imported, close }: Props) {
  const { stopped, unchanged, leftOut, skipped, faults } = imported;
  const counts: readonly (readonly [string, number])[] = [
    ['Stopped now', stopped],
    ['Stopped before, unchanged', unchanged],
    ['Left out, mail need not stop', leftOut],
    ['Skipped with errors', skipped],
  ];
  return (
    <Dialog title="The list was imported" close={close}>
      <dl className={styles.imported}>
        {counts
          .filter(([, count], at) => at === 0 || count > 0)
          .map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{digits(count)}</dd>
            </div>
          ))}
      </dl>
      <Faults faults={faults} count={skipped} />
      <footer>
        <Button data-first onClick={close}>
          Close
        </Button>
      </footer>
    </Dialog>
  );
}
