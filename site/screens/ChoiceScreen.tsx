import type { ReactNode } from 'react';
import { LetterScreen } from './LetterScreen.tsx';

/** The unsubscribe screen. @param props.children the form */
export function ChoiceScreen({ children }: { children?: ReactNode }) {
  const lead = (
    <>
      For <strong data-recipient>the address that got this link</strong>. What you save holds at
      once.
    </>
  );
  return (
    <LetterScreen title="Email preferences" lead={lead}>
      {children}
    </LetterScreen>
  );
}
