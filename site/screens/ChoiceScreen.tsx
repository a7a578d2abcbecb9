import type { ReactNode } from 'react';
import { MessageScreen } from './MessageScreen.tsx';

interface Props {
  brand: string;
  /** The form. */
  children?: ReactNode;
}

/** The unsubscribe screen. */
export function ChoiceScreen({ brand, children }: Props) {
  const lead = (
    <>
      Email from {brand} to <strong data-recipient>the address that got this link</strong>.
    </>
  );
  return (
    <MessageScreen
      title="Email preferences"
      lead={lead}
      stamp={{ name: 'parcel', word: 'Done', brand, onceDone: true }}
    >
      {children}
    </MessageScreen>
  );
}
