// Long: the posts of four services, over the same store.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { ConfigError } from '@grovemail/config/config-error.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { certificateForTest } from '../providers/certificate-for-test.ts';
import type { OutboundRequest } from '../sending/calls/outbound.ts';
import { newId } from '../store-suite/acceptances.ts';
import { sentMail } from '../store-suite/account-calls.ts';
import { testApp } from './app-for-test.ts';
import { beforeEachApp, replaceApp, test } from './each-app-for-test.ts';

const ada = 'ada@shop.example';
const topic = 'arn:aws:sns:eu-west-1:123456789012:bounces';
const snsHost = 'https://sns.eu-west-1.amazonaws.com';
const certificate = certificateForTest();
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const mailgunKey = 'mailgun-key-of-tests';
const login = 'postmark:a-password-of-tests';

let fetched: OutboundRequest[];
/** What SNS responds to a fetch. */
let responds: () => Response | Promise<Response>;
type Response = { status: number; body: Buffer };
beforeEachApp(() => {
  [fetched, responds] = [[], () => ({ status: 200, body: certificate.pem })];
  return testApp({
    config: {
      providers: {
        sesTopics: [topic],
        sendGridKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
        mailgunKey,
        postmarkLogin: login,
      },
    },
    call: async (request) => {
      fetched.push(request);
      return { ...(await responds()), headers: {}, retryAfter: 0 };
    },
  });
});

async function post(name: string, body: unknown, headers: Record<string, string> = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const type = { 'content-type': 'text/plain; charset=UTF-8' };
  const url = `/webhooks/mail/${name}`;
  const response = await test.app.inject({
    method: 'POST',
    url,
    headers: { ...type, ...headers },
    payload,
  });
  const { statusCode } = response;
  return { status: statusCode, counts: response.json().payload?.data };
}

const statusOf = async (id: string) => (await test.store.readTransactional(id, 'live'))?.status;
const stops = async (email = ada) =>
  (await test.store.findSuppressions(email)).map(({ source }) => source);

const said = 'smtp; 550 5.1.1 User unknown';
const isoNow = () => new Date(test.clock.now).toISOString();

type Fields = Record<string, string>;

/** As SNS signs. @param changes of the message before, @param forged after it is signed */
function sns(changes: Fields = {}, forged: Fields = {}, key = certificate.privateKey): Fields {
  const message: Fields = {
    Type: 'Notification',
    MessageId: newId(),
    TopicArn: topic,
    Message: '{}',
    Timestamp: isoNow(),
    SignatureVersion: '2',
    SigningCertURL: `${snsHost}/SimpleNotificationService-${'a'.repeat(32)}.pem`,
    ...changes,
  };
  const names =
    message.Type === 'Notification'
      ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
      : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const text = names
    .filter((name) => message[name] !== undefined)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');
  const hash = message.SignatureVersion === '1' ? 'sha1' : 'sha256';
  const Signature = sign(hash, Buffer.from(text), key).toString('base64');
  return { ...message, Signature, ...forged };
}

const confirmation = (changes: Fields = {}) =>
  sns({
    Type: 'SubscriptionConfirmation',
    Token: 'token',
    SubscribeURL: `${snsHost}/?Action=ConfirmSubscription&TopicArn=${topic}&Token=token`,
    ...changes,
  });

const sesBounce = (own: object = {}, headers: object[] = []) =>
  JSON.stringify({
    notificationType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bounceSubType: 'General',
      feedbackId: 'feedback-1',
      bouncedRecipients: [{ emailAddress: ada, status: '5.1.1', diagnosticCode: said }],
      ...own,
    },
    mail: { messageId: 'of-ses', source: 'hello@grovemail.example', headers },
  });

const sesComplaint = (complaintFeedbackType?: string) =>
  JSON.stringify({
    eventType: 'Complaint',
    complaint: {
      feedbackId: 'feedback-2',
      complaintFeedbackType,
      complainedRecipients: [{ emailAddress: ada }],
    },
    mail: { messageId: 'of-ses' },
  });

/** As SendGrid signs the body. */
function sendGrid(body: string, { at = test.clock.now, key = privateKey } = {}) {
  const timestamp = String(Math.floor(at / 1_000));
  return {
    'x-twilio-email-event-webhook-timestamp': timestamp,
    'x-twilio-email-event-webhook-signature': sign(
      'sha256' as const,
      Buffer.from(`${timestamp}${body}`),
      key,
    ).toString('base64'),
  };
}

const sendGridEvent = (own: object = {}) => ({
  email: ada,
  event: 'bounce',
  type: 'bounce',
  sg_event_id: 'event-1',
  status: '5.1.1',
  reason: '550 5.1.1 User unknown',
  timestamp: 1,
  ...own,
});

function mailgun(event: object, { at = test.clock.now, token = newId(), key = mailgunKey } = {}) {
  const timestamp = String(Math.floor(at / 1_000));
  const signature = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex');
  return { signature: { timestamp, token, signature }, 'event-data': event };
}

const mailgunEvent = (own: object = {}) => ({
  event: 'failed',
  severity: 'permanent',
  recipient: ada,
  'delivery-status': { code: 550, message: '5.1.1 User unknown' },
  ...own,
});

const postmarkBounce = (own: object = {}) => ({
  RecordType: 'Bounce',
  ID: 42,
  Type: 'HardBounce',
  TypeCode: 1,
  Email: ada,
  Description: 'The server was unable to deliver your message.',
  Details: said,
  ...own,
});
const basic = (text = login) => ({ authorization: `Basic ${btoa(text)}` });

/** Posts the events of each service, proved. */
const services: Record<string, (events: 'bounce' | 'complaint', id?: string) => Promise<unknown>> =
  {
    ses: (event, id) => {
      const headers = id ? [{ name: 'Message-ID', value: `<${id}@grovemail.example>` }] : [];
      const message = event === 'bounce' ? sesBounce({}, headers) : sesComplaint('abuse');
      return post('ses', sns({ Message: message }));
    },
    sendgrid: (event, id) => {
      const own = event === 'bounce' ? {} : { event: 'spamreport' };
      const body = JSON.stringify([
        sendGridEvent({ ...own, ...(id ? { 'smtp-id': `<${id}@grovemail.example>` } : {}) }),
        { email: ada, event: 'delivered', sg_event_id: 'event-2' },
      ]);
      return post('sendgrid', body, sendGrid(body));
    },
    mailgun: (event, id) => {
      const own = event === 'bounce' ? {} : { event: 'complained' };
      const headers = { 'message-id': id ? `${id}@grovemail.example` : 'other@mailgun.example' };
      const token = `token-${event}`;
      return post('mailgun', mailgun(mailgunEvent({ ...own, message: { headers } }), { token }));
    },
    postmark: (event, id) => {
      const own = event === 'bounce' ? {} : { RecordType: 'SpamComplaint' };
      const Content = id ? `Message-ID: <${id}@grovemail.example>` : '';
      return post('postmark', postmarkBounce({ ...own, Content }), basic());
    },
  };

describe.each(Object.entries(services))('%s', (_name, postEvent) => {
  it('a bounce of a mailbox that is gone stops all mail to it, once', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await postEvent('bounce')).toEqual({ status: 200, counts: { stopped: 1 } });
    }
    expect(await stops()).toEqual(['bounce']);
    expect(await test.store.listMailReports()).toMatchObject([
      { outcome: 'stopped', kind: 'bounced', cause: 'mailbox', email: ada, mailId: null },
    ]);
  });

  it('a bounce that names our email is logged with it', async () => {
    const id = await sentMail(test.store, { recipientEmail: ada });
    expect(await postEvent('bounce', id)).toMatchObject({ counts: { stopped: 1 } });
    expect(await statusOf(id)).toBe('bounced');
  });

  it('a complaint stops all mail', async () => {
    expect(await postEvent('complaint')).toEqual({ status: 200, counts: { stopped: 1 } });
    expect(await stops()).toEqual(['complaint']);
  });

  it('503 while the store is away, so that the service posts again', async () => {
    await test.store.close();
    expect(await postEvent('bounce')).toMatchObject({ status: 503 });
  });
});

describe('a bounce is judged by the rules of those that come by email', () => {
  it.each([
    ['5.7.26', 'smtp; 550-5.7.26 Unauthenticated', 'recorded', 'sender'],
    ['5.3.4', 'smtp; 552 5.3.4 Too big', 'recorded', 'message'],
    ['5.2.2', 'smtp; 552 5.2.2 Over quota', 'counted', 'passing'],
    [null, null, 'stopped', 'mailbox'],
  ])('SES %s %s: %s', async (status, diagnosticCode, outcome, cause) => {
    const bouncedRecipients = [{ emailAddress: ada, status, diagnosticCode }];
    expect(await post('ses', sns({ Message: sesBounce({ bouncedRecipients }) }))).toMatchObject({
      counts: { [outcome]: 1 },
    });
    expect(await test.store.listMailReports()).toMatchObject([{ outcome, cause }]);
  });

  it.each([
    [{ type: 'blocked', status: '5.7.1', reason: '550 5.7.1 blocked using spamhaus' }, 'sender'],
    [{ status: '', reason: '552 5.2.2 Over quota' }, 'passing'],
    [{ event: 'dropped', status: undefined, reason: 'Bounced Address' }, 'mailbox'],
    [{ event: 'dropped', status: undefined, reason: 'Invalid' }, 'mailbox'],
  ])('SendGrid %j: %s', async (own, cause) => {
    const body = JSON.stringify([sendGridEvent(own)]);
    await post('sendgrid', body, sendGrid(body));
    expect(await test.store.listMailReports()).toMatchObject([{ cause }]);
  });

  it.each([
    [{ code: 552, description: '5.2.2 Over quota' }, 'passing'],
    [{ code: 550, message: '550 5.7.26 Unauthenticated' }, 'sender'],
    [{ code: 605, message: 'Not delivering to previously bounced address' }, 'mailbox'],
    [{ code: '498', message: 'No MX for shop.example' }, 'passing'],
  ])('Mailgun %j: %s', async (status, cause) => {
    await post('mailgun', mailgun(mailgunEvent({ 'delivery-status': status })));
    expect(await test.store.listMailReports()).toMatchObject([{ cause }]);
  });

  it.each([
    [{ Type: 'Blocked', Details: 'smtp;550 blocked using spamhaus' }, 'sender'],
    [{ Type: 'SoftBounce', Details: 'smtp;552 5.2.2 Over quota' }, 'passing'],
    [{ Type: 'BadEmailAddress', Details: '' }, 'mailbox'],
    [{ Type: 'HardBounce', Details: 'smtp;550 5.7.26 Unauthenticated' }, 'sender'],
  ])('Postmark %j: %s', async (own, cause) => {
    await post('postmark', postmarkBounce(own), basic());
    expect(await test.store.listMailReports()).toMatchObject([{ cause }]);
  });

  it('each recipient on its own', async () => {
    const bouncedRecipients = [ada, 'bob@shop.example', 'no address'].map((emailAddress) => ({
      emailAddress,
      status: '5.1.1',
      diagnosticCode: said,
    }));
    expect(await post('ses', sns({ Message: sesBounce({ bouncedRecipients }) }))).toEqual({
      status: 200,
      counts: { stopped: 2, dropped: 1 },
    });
    expect(await stops('bob@shop.example')).toEqual(['bounce']);
  });
});

describe('nothing follows from other events', () => {
  it.each([
    ['a delivery', '{"notificationType":"Delivery","mail":{}}'],
    ['text', 'Successfully validated SNS topic for Amazon SES event publishing.'],
    ['a complaint that is none', sesComplaint('not-spam')],
  ])('of SES: %s', async (_name, Message) => {
    expect(await post('ses', sns({ Message }))).toEqual({ status: 200, counts: {} });
  });

  it.each([
    [{ event: 'deferred' }],
    [{ event: 'dropped', reason: 'Unsubscribed Address' }],
    [{ email: 7 }],
  ])('of SendGrid: %j', async (own) => {
    const body = JSON.stringify([sendGridEvent(own), null, 'x']);
    expect(await post('sendgrid', body, sendGrid(body))).toEqual({ status: 200, counts: {} });
  });

  it.each([
    [{ event: 'delivered' }],
    [{ severity: 'temporary' }],
    [{ 'delivery-status': { code: 606 } }],
    [{ recipient: null }],
  ])('of Mailgun: %j', async (own) => {
    expect(await post('mailgun', mailgun(mailgunEvent(own)))).toEqual({ status: 200, counts: {} });
  });

  it.each([[{ RecordType: 'Open' }], [{ Type: 'AutoResponder' }], [{ Email: null }]])(
    'of Postmark: %j',
    async (own) => {
      const response = await post('postmark', postmarkBounce(own), basic());
      expect(response).toEqual({ status: 200, counts: {} });
    },
  );
  afterEach(async () => expect(await stops()).toEqual([]));
});

describe('403 without a proof, and nothing changes', () => {
  const other = certificateForTest();
  const forgeries: [string, () => unknown, fetches: number][] = [
    ['no JSON', () => '{', 0],
    ['an array', () => [], 0],
    ['another topic', () => sns({ TopicArn: `${topic}2`, Message: sesBounce() }), 0],
    ['another message', () => sns({}, { Message: sesBounce() }), 1],
    ['another type', () => sns({ Message: sesBounce() }, { Type: 'UnsubscribeConfirmation' }), 1],
    ['another key', () => sns({ Message: sesBounce() }, {}, other.privateKey), 1],
    ['version 1 said to be 2', () => sns({ SignatureVersion: '1' }, { SignatureVersion: '2' }), 1],
    ['version 3', () => sns({}, { SignatureVersion: '3' }), 0],
    ['no signature', () => sns({}, { Signature: '' }), 1],
    ['two days and a second old', () => sns({ Timestamp: ago(172_801) }), 0],
    ['at no time', () => sns({ Timestamp: 'soon' }), 0],
    ['an hour from now', () => sns({ Timestamp: ago(-3_600) }), 0],
    ...[
      'https://sns.eu-west-1.amazonaws.com.evil.example/SimpleNotificationService-a.pem',
      'https://evil.example/SimpleNotificationService-a.pem',
      'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-a.pem',
      'http://sns.eu-west-1.amazonaws.com/SimpleNotificationService-a.pem',
      'https://sns.eu-west-1.amazonaws.com:8443/SimpleNotificationService-a.pem',
      'https://evil@sns.eu-west-1.amazonaws.com/SimpleNotificationService-a.pem',
      'https://sns.eu-west-1.amazonaws.com/other/../own-bucket/a.pem',
      'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-a.pem?x=1',
      'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-..%2fa.pem',
      'file:///etc/passwd',
      '',
    ].map((url): [string, () => unknown, number] => [
      url,
      () => sns({ SigningCertURL: url, Message: sesBounce() }),
      0,
    ]),
    ...[
      `https://evil.example/?Action=ConfirmSubscription&TopicArn=${topic}`,
      `${snsHost}/?Action=DeleteTopic&TopicArn=${topic}`,
      `${snsHost}/?Action=ConfirmSubscription&TopicArn=${topic}2`,
      'http://169.254.169.254/latest/meta-data/',
      '',
    ].map((SubscribeURL): [string, () => unknown, number] => [
      `confirm ${SubscribeURL}`,
      () => confirmation({ SubscribeURL }),
      1,
    ]),
  ];
  it.each(forgeries)('SES: %s', async (_name, forge, fetches) => {
    expect(await post('ses', forge())).toMatchObject({ status: 403 });
    expect(fetched).toHaveLength(fetches);
  });

  it.each([
    ['no certificate', Buffer.from('not a certificate')],
    ['one that has ended', certificateForTest({ to: new Date('2026-06-01') }).pem],
    ['one that has not begun', certificateForTest({ from: new Date('2027-01-01') }).pem],
  ])('SES: %s', async (_name, body) => {
    responds = () => ({ status: 200, body });
    expect(await post('ses', sns({ Message: sesBounce() }))).toMatchObject({ status: 403 });
  });

  it.each<[string, (body: string) => Record<string, string>]>([
    ['no headers', () => ({})],
    ['another body', () => sendGrid('[]')],
    ['another key', (body) => sendGrid(body, { key: certificate.privateKey })],
    ['two days and a second old', (body) => sendGrid(body, { at: Date.parse(ago(172_801)) })],
    [
      'another time',
      (body) => ({ ...sendGrid(body), 'x-twilio-email-event-webhook-timestamp': now() }),
    ],
    [
      'no base64',
      (body) => ({ ...sendGrid(body), 'x-twilio-email-event-webhook-signature': '%%' }),
    ],
  ])('SendGrid: %s', async (_name, headersOf) => {
    const body = JSON.stringify([sendGridEvent()]);
    expect(await post('sendgrid', body, headersOf(body))).toMatchObject({ status: 403 });
  });

  it('SendGrid: the same JSON, written otherwise', async () => {
    const body = JSON.stringify([sendGridEvent()]);
    expect(await post('sendgrid', ` ${body}`, sendGrid(body))).toMatchObject({ status: 403 });
  });

  const signed = (changes: object) => {
    const posted = mailgun(mailgunEvent());
    return { ...posted, signature: { ...posted.signature, ...changes } };
  };
  it.each([
    ['no signature', () => ({ 'event-data': mailgunEvent() })],
    ['another key', () => mailgun(mailgunEvent(), { key: 'another-key-of-tests' })],
    ['another token', () => signed({ token: 'other' })],
    ['another time', () => signed({ timestamp: now() })],
    ['half of it', () => signed({ signature: 'abcd' })],
    ['no hexadecimal', () => signed({ signature: 'x'.repeat(64) })],
    [
      'twelve hours and a second old',
      () => mailgun(mailgunEvent(), { at: Date.parse(ago(43_201)) }),
    ],
    ['an hour from now', () => mailgun(mailgunEvent(), { at: Date.parse(ago(-3_600)) })],
  ])('Mailgun: %s', async (_name, forge) => {
    expect(await post('mailgun', forge())).toMatchObject({ status: 403 });
  });

  it('Mailgun: a token that came with another event, even one of which nothing followed', async () => {
    const token = 'seen';
    await post('mailgun', mailgun(mailgunEvent({ event: 'delivered' }), { token }));
    for (let time = 0; time < 3; time += 1) {
      expect(await post('mailgun', mailgun(mailgunEvent(), { token }))).toMatchObject({
        status: 403,
      });
    }
  });

  it.each([
    ['no login', {}],
    ['another password', basic('postmark:another-password')],
    ['another name', basic('eve:a-password-of-tests')],
    ['no password', basic('postmark:')],
    ['the login as it is', { authorization: login }],
    ['a token', { authorization: `Bearer ${btoa(login)}` }],
  ])('Postmark: %s', async (_name, headers) => {
    expect(await post('postmark', postmarkBounce(), headers)).toMatchObject({ status: 403 });
  });

  afterEach(async () => {
    expect(await stops()).toEqual([]);
    expect(await test.store.listMailReports()).toEqual([]);
  });

  const ago = (seconds: number) => new Date(test.clock.now - seconds * 1_000).toISOString();
  const now = () => String(Math.floor(test.clock.now / 1_000) - 1);
});

describe('SNS', () => {
  it('confirms a subscription at its own host, after it is verified', async () => {
    expect(await post('ses', confirmation())).toEqual({ status: 200, counts: {} });
    expect(fetched.map(({ method, url }) => [method, new URL(url).origin])).toEqual([
      ['GET', snsHost],
      ['GET', snsHost],
    ]);
    expect(fetched[1]?.url).toContain('Action=ConfirmSubscription');
  });

  it('signs by version 1, too, and its certificate is fetched once a day', async () => {
    for (const SignatureVersion of ['1', '2', '1']) {
      expect(await post('ses', sns({ SignatureVersion, Subject: 'Bounce' }))).toMatchObject({
        status: 200,
      });
    }
    expect(fetched).toHaveLength(1);
    test.clock.now += 24 * 60 * 60_000 + 1;
    await post('ses', sns());
    expect(fetched).toHaveLength(2);
  });

  it.each<[string, typeof responds]>([
    ['refuses', () => ({ status: 403, body: Buffer.alloc(0) })],
    [
      'cannot be reached',
      () => {
        throw new Error('ECONNREFUSED');
      },
    ],
  ])('503 if it %s, so that it posts again', async (_name, response) => {
    responds = response;
    expect(await post('ses', sns({ Message: sesBounce() }))).toMatchObject({ status: 503 });
    responds = () => ({ status: 200, body: certificate.pem });
    expect(await post('ses', sns({ Message: sesBounce() }))).toMatchObject({ status: 200 });
  });

  it('is not asked for many certificates, nor for two at once', async () => {
    const forged = (at: number) =>
      post('ses', sns({ SigningCertURL: `${snsHost}/SimpleNotificationService-${at}.pem` }));
    const response = Promise.withResolvers<Response>();
    responds = () => response.promise;
    const first = [forged(0), forged(0), forged(1)];
    expect(await first[2]).toMatchObject({ status: 503 });
    response.resolve({ status: 200, body: certificate.pem });
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 503]);
    expect(fetched).toHaveLength(1);
    for (let at = 1; at < 40; at += 1) await forged(at);
    expect(fetched).toHaveLength(10);
    test.clock.now += 60_000;
    await forged(99);
    expect(fetched).toHaveLength(11);
  });
});

it.each(Object.keys(services))('413 more than 1 MB to %s', async (name) => {
  expect((await post(name, 'x'.repeat(1_048_577))).status).toBe(413);
});

it.each(Object.keys(services))('404 at %s unless its setting is set', async (name) => {
  await replaceApp();
  expect((await post(name, {})).status).toBe(404);
});

it('a SendGrid key that is no point on the curve is an invalid setting', async () => {
  const sendGridKey = `MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE${'A'.repeat(86)}==`;
  const providers = { sesTopics: [], sendGridKey, mailgunKey: null, postmarkLogin: null };
  await expect(testApp({ config: { providers } })).rejects.toThrow(ConfigError);
});
