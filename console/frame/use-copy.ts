import { useToast } from './ToastPlace.tsx';

/** Copies a text, and says so. @param said what the toast says */
export function useCopy(): (text: string, said: string) => Promise<void> {
  const toast = useToast();
  return async (text, said) => {
    await navigator.clipboard.writeText(text);
    toast({ text: said, icon: 'copy' });
  };
}
