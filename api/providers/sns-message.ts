import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { ProviderAwayError } from './provider.ts';

const messageSchema = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
  Subject: z.string().nullish(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
});

/** An unverified message of Amazon SNS. */
export type SnsMessage = z.output<typeof messageSchema>;

/** Null for other text. */
export function readSnsMessage(json: unknown): SnsMessage | null {
  const read = messageSchema.safeParse(json);
  return read.success ? read.data : null;
}

/** Fetches an address of SNS. @returns null unless the status is 200 @throws {ProviderAwayError} */
export type Fetch = (url: string) => Promise<Buffer | null>;

/** The host that serves the certificates and confirmations of a topic: `sns.eu-west-1.amazonaws.com`. */
function hostOfTopic(topic: string): string {
  return `sns.${topic.split(':')[3]}.amazonaws.com`;
}

/** An https URL at the host of a topic, on the default port; null for any other. */
export function addressAt(topic: string, text: string | undefined): URL | null {
  const url = text === undefined ? null : URL.parse(text);
  const isThere =
    url?.protocol === 'https:' &&
    url.host === hostOfTopic(topic) &&
    url.username === '' &&
    url.password === '';
  return isThere ? url : null;
}

/**
 * Whether SNS signed a message. Certificates come only from the host of the topic, and a few are cached.
 * @param message.TopicArn already known to be one of ours
 */
export function snsVerifier(fetch: Fetch, now: () => number) {
  const certificates = new Map<string, { key: KeyObject; until: number }>();

  return async (message: SnsMessage): Promise<boolean> => {
    const { SignatureVersion, Signature, TopicArn, SigningCertURL } = message;
    const url = addressAt(TopicArn, SigningCertURL);
    if (url?.search !== '' || url.hash !== '' || !certificatePath.test(url.pathname)) {
      return false;
    }
    const key = await keyAt(url.href);
    if (!key) return false;
    const hash = SignatureVersion === '1' ? 'sha1' : 'sha256';
    return verify(hash, Buffer.from(signedText(message)), key, Buffer.from(Signature, 'base64'));
  };

  async function keyAt(url: string): Promise<KeyObject | null> {
    const known = certificates.get(url);
    if (known && known.until > now()) return known.key;
    const pem = await fetch(url);
    if (pem === null) throw new ProviderAwayError('The certificate of SNS cannot be fetched.');
    const certificate = certificateOf(pem);
    if (!certificate) return null;
    const { publicKey: key, validFromDate, validToDate } = certificate;
    const isValid = validFromDate.getTime() <= now() && now() < validToDate.getTime();
    if (!isValid || key.asymmetricKeyType !== 'rsa') return null;
    certificates.delete(url);
    const [oldest] = certificates.keys();
    if (oldest !== undefined && certificates.size >= maxCertificates) certificates.delete(oldest);
    certificates.set(url, { key, until: Math.min(validToDate.getTime(), now() + keptFor) });
    return key;
  }
}

const certificatePath = /^\/SimpleNotificationService-[A-Za-z0-9]{1,64}\.pem$/;

/** A region has one certificate, and two during a rotation. */
const maxCertificates = 8;
const keptFor = 24 * 60 * 60_000;

function certificateOf(pem: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}

/** Names and values on separate lines, sorted by name. */
function signedText(message: SnsMessage): string {
  const names =
    message.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : ([
          'Message',
          'MessageId',
          'SubscribeURL',
          'Timestamp',
          'Token',
          'TopicArn',
          'Type',
        ] as const);
  return names
    .filter((name) => message[name] !== undefined && message[name] !== null)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');
}
