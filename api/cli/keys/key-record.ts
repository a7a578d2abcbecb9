import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { KeyRow } from '../../store/keys/key-store.ts';

/** A key in JSON output, without the secret. */
export function keyRecord({
  id,
  createdAt,
  label,
  isTest,
  isStrict,
  scopes,
  endsAt,
  networks,
}: Pick<
  KeyRow,
  'id' | 'createdAt' | 'label' | 'isTest' | 'isStrict' | 'scopes' | 'endsAt' | 'networks'
>) {
  return {
    id,
    createdAt: isoTimestamp(createdAt),
    label,
    test: isTest,
    strict: isStrict,
    scope: scopes.join(' '),
    expiresAt: endsAt === null ? null : isoTimestamp(endsAt),
    networks,
  };
}
