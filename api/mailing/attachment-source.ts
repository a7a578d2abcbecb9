/** Of one key: a claim passes over all of them while the key has no free place. */
const sourcesPerKey = 64;

/**
 * The endpoint from which an email's attachments are fetched: the key that sent it and a number that stands for their
 * hosts, so that a host that hangs delays only emails of that key which need it, or one with the same number.
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
