import { IconButton } from './Button.tsx';

interface Props {
  /** Why nothing can be exported. */
  impossible: string | undefined;
  exportRows(): void;
}

/** Downloads what a list shows. */
export function ExportButton({ impossible, exportRows }: Props) {
  return (
    <IconButton
      icon="download"
      label={impossible ? `Export, not now: ${impossible}` : 'Export what is shown'}
      aria-disabled={impossible !== undefined}
      aria-keyshortcuts="Shift+E"
      onClick={impossible === undefined ? exportRows : undefined}
    />
  );
}
