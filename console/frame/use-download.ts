import type { ExportFile } from '@grovemail/contract/console/inbox.ts';
import { post } from '../calls/call.ts';
import { counted } from '../components/counts.ts';
import { useToast } from './ToastPlace.tsx';
import { useAct } from './use-act.ts';
import { useChangeKeys } from './use-change-keys.ts';

/**
 * Downloads all rows that match the filter, also by Shift+E, and shows their number as a toast.
 * @param path of the call that creates the file
 */
export function useDownload(path: string, body: object, isPossible = true): () => void {
  const toast = useToast();
  const act = useAct();
  const download = () =>
    void act(async () => {
      const { url, rows, file } = await post<ExportFile>(path, body);
      Object.assign(document.createElement('a'), { href: url, download: file }).click();
      toast({ text: `${counted(rows, 'row')} in ${file}`, icon: 'download' });
    });
  useChangeKeys({ 'Shift+E': isPossible ? download : undefined });
  return download;
}
