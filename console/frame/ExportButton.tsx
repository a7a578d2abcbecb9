import { IconButton } from '../components/Button.tsx';
import { useFrame } from './surroundings.ts';

/** Downloads what a list shows. */
export function ExportButton({ exportRows }: { exportRows(): void }) {
  const { readingOnly } = useFrame();
  return (
    <IconButton
      icon="download"
      label={readingOnly ? `Export, not now: ${readingOnly}` : 'Export what is shown'}
      aria-disabled={readingOnly !== undefined}
      aria-keyshortcuts="Shift+E"
      onClick={readingOnly === undefined ? exportRows : undefined}
    />
  );
}
