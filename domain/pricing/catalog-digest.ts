/**
 * Tells a catalog from another one: the data of GET /modules from that which the site was built with.
 * Not a cryptographic hash, since it only decides whether to load the code that reads the data.
 */
export function catalogDigest(data: unknown): string {
  const characters = [...JSON.stringify(data)];
  return `${characters.reduce((digest, character) => (digest * 31 + character.charCodeAt(0)) | 0, 0)}`;
}
