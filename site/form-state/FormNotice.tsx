import { Alert } from '../components/Alert.tsx';
import type { Notice } from './use-notice.ts';

/** The notice of a form, if it has one. */
export function FormNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  return (
    <Alert
      kind={notice.kind}
      ref={notice.ref}
      takesFocus={notice.focus}
      onDismiss={notice.onDismiss}
    >
      {notice.text}
    </Alert>
  );
}
