/** The API's origin in the files of `docs/samples/`. */
const written = 'https://api.example';

/** Replaces the API's origin in a sample. @param base scheme, host and port */
export function withBase(text: string, base: string): string {
  return text
    .replaceAll(written, base)
    .replaceAll(`Host: ${new URL(written).host}`, `Host: ${new URL(base).host}`);
}
