/**
 * The endpoint from which an email's attachments are fetched: the key that sent it and their hosts, so that a
 * host that hangs delays only emails of that key which need it.
 * @returns null if the email brings all its attachments
 */
export function attachmentSource(
  keyId: string,
  attachments: readonly { path?: string | undefined }[],
): string | null {
  const hosts = new Set(attachments.flatMap(({ path }) => URL.parse(path ?? '')?.host ?? []));
  return hosts.size === 0 ? null : [keyId, ...[...hosts].toSorted()].join(' ');
}
