/** Where the files in `docs/samples/` call the API. */
const written = 'https://api.example';

/** A sample's text that calls this origin instead. @param base scheme, host and port */
export function withBase(text: string, base: string): string {
  return text
    .replaceAll(written, base)
    .replaceAll(`Host: ${new URL(written).host}`, `Host: ${new URL(base).host}`);
}
