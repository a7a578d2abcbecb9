import { brand } from '@grovemail/config/brand.ts';
import { addresses } from '@grovemail/contract/addresses.ts';
import type { SampleRequest } from '@grovemail/domain/samples/sample-request.ts';
import { z } from 'zod';

const operation = z
  .string()
  .refine((id): id is keyof typeof addresses => Object.hasOwn(addresses, id), 'no operation');
const texts = z.record(z.string(), z.string());

const call = z.strictObject({
  operation,
  /** The variable of a key other than the usual one. */
  key: z.string().default('API_KEY'),
  params: texts.optional(),
  query: texts.optional(),
  headers: texts.optional(),
  body: z.record(z.string(), z.json()).optional(),
});

/**
 * The call described by `docs/samples/<name>.json`, with an account's key.
 * @param text the file; `<sandbox>` in it is replaced with the sandbox's domain
 * @param base the API's origin
 * @throws {z.ZodError} when the file is invalid
 */
export function guideRequest(text: string, base: string): SampleRequest {
  const { operation, key, ...rest } = call.parse(
    JSON.parse(text.replaceAll('<sandbox>', brand.sandboxDomain)),
  );
  const { method, path } = addresses[operation];
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { method, path, base, key: { variable: key }, ...Object.fromEntries(given) };
}

/** The API's origin in the files of `docs/samples/`. */
const sampleOrigin = 'https://api.example';

/** Replaces the API's origin in a sample. @param base scheme, host and port */
export function withBase(text: string, base: string): string {
  return text
    .replaceAll(sampleOrigin, base)
    .replaceAll(`Host: ${new URL(sampleOrigin).host}`, `Host: ${new URL(base).host}`);
}
