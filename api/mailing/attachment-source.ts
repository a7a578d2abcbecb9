/** A claim skips all sources of a key without a free slot. */
const sourcesPerKey = 64;

/**
 * The endpoint of an email's attachments: its key and a hash of their hosts, so that a host that hangs delays only that key's
 * emails with the same hash.
 * @returns null if the email contains all its attachments
 */
export function attachmentSource(
  keyId: string,
  attachments: readonly { path?: string | undefined }[],
): string | null {
  const hosts = new Set(attachments.flatMap(({ path }) => URL.parse(path ?? '')?.host ?? []));
  if (hosts.size === 0) return null;
  let hash = 0;
  for (const character of [...hosts].toSorted().join(' ')) {
    hash = (hash * 31 + Number(character.codePointAt(0))) % 1_000_003;
  }
  return `${keyId} ${hash % sourcesPerKey}`;
}
