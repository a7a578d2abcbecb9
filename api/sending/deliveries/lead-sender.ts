import type { LeadRow } from '../../store/submissions/submission-store.ts';

export function senderOf({ metadata }: Pick<LeadRow, 'metadata'>): { name: string; email: string } {
  const { firstname, lastname, email } = metadata;
  return { name: [firstname, lastname].filter(Boolean).join(' '), email: String(email ?? '') };
}
