import type { Export } from '@grovemail/contract/console/inbox.ts';
import { CallError, post } from '../../calls/call.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import type { Filter } from './use-filter.ts';

/** Downloads what is shown, all of it, and says how many rows that are. */
export function useExport(filter: Filter): () => void {
  const toast = useToast();
  return async () => {
    try {
      const { url, rows, file } = await post<Export>('/api/inbox/export', exported(filter));
      Object.assign(document.createElement('a'), { href: url, download: file }).click();
      toast({ text: `${rows.toLocaleString('en-US')} rows in ${file}`, icon: 'download' });
    } catch (error) {
      if (error instanceof CallError) toast({ text: error.message, icon: 'warning' });
    }
  };
}

function exported({ since, ...filter }: Filter): object {
  const set = Object.entries(filter).filter(([name, text]) => text !== '' || name === 'search');
  return { ...Object.fromEntries(set), ...(since === '' ? {} : { since: Number(since) }) };
}
