import type { Export } from '@grovemail/contract/console/inbox.ts';
import { useToast } from '../frame/ToastPlace.tsx';
import { CallError, post } from './call.ts';

/**
 * Downloads what is shown, all of it, and says how many rows that are.
 * @param path of the call that makes the file
 */
export function useDownload(path: string, body: object): () => void {
  const toast = useToast();
  return async () => {
    try {
      const { url, rows, file } = await post<Export>(path, body);
      Object.assign(document.createElement('a'), { href: url, download: file }).click();
      const count = rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`;
      toast({ text: `${count} in ${file}`, icon: 'download' });
    } catch (error) {
      if (error instanceof CallError) toast({ text: error.message, icon: 'warning' });
    }
  };
}
