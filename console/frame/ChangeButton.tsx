import type { ComponentProps } from 'react';
import { Button } from '../components/Button.tsx';
import { useFrame } from './surroundings.ts';

/** A button for a change or an export, disabled while the console is read-only. */
export function ChangeButton({ disabledReason, ...rest }: ComponentProps<typeof Button>) {
  const { readingOnly } = useFrame();
  return <Button {...rest} disabledReason={readingOnly ?? disabledReason} />;
}
