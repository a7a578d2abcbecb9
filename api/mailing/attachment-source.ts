/** Sources per key. A claim skips all of them while the key has no free slot. */
const sourcesPerKey = 64;

/**
 * The endpoint from which an email's attachments are fetched: the key that sent it and a number for their
 * hosts, so that a host that hangs delays only that key's emails with attachments from hosts of the same number.
 * @returns null if the email brings all its attachments
 */
export function attachmentSource(
  keyId: string,
  attachments: readonly { path?: string | undefined }[],
): string | null {
  const hosts = new Set(attachments.flatMap(({ path }) => URL.parse(path ?? '')?.host ?? []));
  if (hosts.size === 0) return null;
  let number = 0;
  for (const character of [...hosts].toSorted().join(' ')) {
    number = (number * 31 + Number(character.codePointAt(0))) % 1_000_003;
  }
  return `${keyId} ${number % sourcesPerKey}`;
}
