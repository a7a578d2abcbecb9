import type { ReactNode } from 'react';
import { MessageScreen } from './MessageScreen.tsx';

/** The unsubscribe screen. @param props.children the form */
export function ChoiceScreen({ children }: { children?: ReactNode }) {
  const lead = (
    <>
      For <strong data-recipient>the address that got this link</strong>. Changes apply right away.
    </>
  );
  return (
    <MessageScreen title="Email preferences" lead={lead}>
      {children}
    </MessageScreen>
  );
}
