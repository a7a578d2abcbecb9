import type { RecordItem } from '@grovemail/contract/console/records.ts';
import { Pill } from '../../components/Pill.tsx';
import type { RowText } from '../../components/RowLink.tsx';
import { kinds, statuses } from './nouns.ts';

/** A row with the status of a subscriber or feedback, or the reason for the quarantine. */
export function recordRow({ kind, title, summary, status, reason }: RecordItem): RowText {
  const look = reason === null && status !== null ? statuses[status] : kinds[kind];
  return {
    who: title,
    secondary: reason === null ? '' : summary,
    what: (
      <>
        {look && <Pill {...look} />}
        <span>{reason ?? summary}</span>
      </>
    ),
  };
}
