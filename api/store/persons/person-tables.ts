/**
 * How each table refers to persons. A test checks that every table and column is listed. Each table follows those that own its
 * rows.
 */
export const personTables: readonly PersonTable[] = [
  {
    table: 'contacts',
    holds: 'contacts',
    key: ['id'],
    index: { email: { after: 'space' } },
    json: ['address', 'extra_data'],
    owner: [{ column: 'email', as: 'text' }],
    named: ['extra_data'],
  },
  {
    table: 'enquiries',
    holds: 'enquiries',
    key: ['id'],
    json: ['withheld'],
    owner: [{ column: 'email', as: 'text' }],
    written: ['fullname', 'subject', 'body'],
  },
  {
    table: 'leads',
    holds: 'leads',
    key: ['id'],
    json: ['metadata', 'withheld'],
    owner: [{ column: 'metadata', as: 'json', path: 'email' }],
    written: ['metadata'],
  },
  {
    table: 'handling',
    holds: 'owners of those',
    key: ['record_id'],
    index: { record_id: {} },
    partOf: { record_id: ['enquiries', 'leads'] },
  },
  {
    table: 'notes',
    holds: 'team notes on those',
    key: ['id'],
    index: { record_id: {} },
    partOf: { record_id: ['enquiries', 'leads'] },
    written: ['body'],
  },
  {
    table: 'subscribers',
    holds: 'newsletter sign-ups',
    key: ['id'],
    index: { email: { after: 'audience' } },
    json: ['withheld'],
    owner: [{ column: 'email', as: 'text' }],
  },
  {
    table: 'events',
    holds: 'events',
    key: ['id'],
    index: { contact_email: { after: 'space' } },
    json: ['context'],
    owner: [{ column: 'contact_email', as: 'text' }],
    named: ['context'],
    written: ['context'],
  },
  {
    table: 'transactionals',
    holds: 'transactional mails',
    key: ['id'],
    index: { recipient_email: { after: 'space' } },
    json: ['message', 'unfilled'],
    owner: [{ column: 'recipient_email', as: 'text' }],
    named: ['reply_to', 'message'],
  },
  {
    table: 'delivery_attempts',
    holds: 'delivery attempts of those',
    key: ['id'],
    index: { transactional_id: {} },
    partOf: { transactional_id: ['transactionals'] },
  },
  {
    table: 'transactional_copies',
    holds: 'blind copies',
    key: ['id'],
    index: { email: {}, transactional_id: {} },
    owner: [{ column: 'email', as: 'text' }],
    partOf: { transactional_id: ['transactionals'] },
  },
  {
    table: 'mail_previews',
    holds: 'previews of those',
    key: ['digest'],
    index: { transactional_id: {} },
    partOf: { transactional_id: ['transactionals'] },
  },
  {
    table: 'push_subscriptions',
    holds: 'push subscriptions',
    key: ['id'],
    index: { email: {} },
    json: ['info'],
    owner: [{ column: 'email', as: 'text' }],
  },
  {
    table: 'push_messages',
    holds: 'push messages',
    key: ['id'],
    index: { email: {} },
    owner: [{ column: 'email', as: 'text' }],
    partOf: { subscription_id: ['push_subscriptions'] },
  },
  {
    table: 'push_actions',
    holds: 'reactions to those',
    key: ['message_id', 'action'],
    index: { message_id: {} },
    partOf: { message_id: ['push_messages'] },
  },
  {
    // An address in the comment is its author's.
    table: 'feedback',
    holds: 'feedback on the documentation',
    key: ['id'],
    json: ['withheld'],
    owner: [{ column: 'comment', as: 'text' }],
  },
  {
    table: 'suppressions',
    holds: 'mail that was stopped',
    key: ['id'],
    index: { email: {} },
    owner: [{ column: 'email', as: 'text' }],
    erased: 'suppressions are kept',
  },
  {
    table: 'mail_reports',
    holds: 'bounces and complaints',
    key: ['id'],
    index: { email: {} },
    owner: [{ column: 'email', as: 'text' }],
  },
  {
    table: 'outbox',
    holds: 'queued emails and notices',
    key: ['id'],
    index: { contact_id: { where: 'done_at is null' } },
    json: ['payload'],
    owner: ['email', 'data.email', 'data.contact_email', 'data.recipient_email'].map(
      (path) => ({ column: 'payload', as: 'json', path }) as const,
    ),
    partOf: {
      contact_id: ['contacts'],
      payload: [
        'contacts',
        'enquiries',
        'leads',
        'subscribers',
        'events',
        'transactionals',
        'transactional_copies',
        'push_subscriptions',
        'push_messages',
      ],
    },
    named: ['payload'],
  },
  {
    table: 'endpoint_deliveries',
    holds: 'webhook deliveries',
    key: ['id'],
    index: { event_id: {} },
    partOf: { entry_id: ['outbox'], event_id: ['events'] },
  },
  {
    // A response may contain many contacts. It is erased as a whole, but only the person's part is exported.
    table: 'idempotency',
    holds: 'responses kept for repeated calls',
    key: ['operation', 'key'],
    json: ['body'],
    owner: [
      { column: 'key', as: 'text' },
      { column: 'body', as: 'json' },
    ],
    partOf: {
      body: ['contacts', 'enquiries', 'leads', 'events', 'transactionals', 'push_subscriptions'],
      record_id: ['enquiries', 'leads', 'subscribers', 'feedback'],
    },
    shared: 'body',
  },
  {
    table: 'use_counts',
    holds: 'rate limit counts',
    key: ['key'],
    owner: [{ column: 'key', as: 'counter' }],
  },
  { table: 'api_keys', nobody: 'keys of accounts, labeled by the operator' },
  { table: 'audit', nobody: 'what operators did; persons are keyed hashes' },
  { table: 'endpoints', nobody: 'servers that receive deliveries' },
  { table: 'arrivals', nobody: 'endpoints with new entries' },
  { table: 'secrets', nobody: 'generated keys' },
  { table: 'page_views', nobody: 'counts by page and host' },
  { table: 'templates', nobody: 'texts with placeholders' },
  { table: 'template_versions', nobody: 'earlier templates' },
  { table: 'webhooks', nobody: 'URLs of programs' },
  { table: 'webhook_subscriptions', nobody: 'what webhooks subscribe to' },
];

export type PersonTable = TableOfPersons | { table: string; nobody: string };

export interface TableOfPersons {
  table: string;
  /** Its content for the operator, plural. */
  holds: string;
  /** The columns of the primary key. */
  key: readonly string[];
  /** Indexed columns of `owner` and `partOf`. `after`: the index begins with that column; `where`: it is partial. */
  index?: Readonly<Record<string, { after?: string; where?: string }>>;
  /** JSON columns. */
  json?: readonly string[];
  /** Where the address of a row's owner is. */
  owner?: readonly Place[];
  /** By column, the tables that it references (in JSON, by any string). This row is erased with those rows. */
  partOf?: Readonly<Record<string, readonly string[]>>;
  /** Columns that may be another person's address (in JSON, any string), which is removed. */
  named?: readonly string[];
  /** Columns with text that may mention another person, which is kept. */
  written?: readonly string[];
  /** The JSON column that is only exported in part. */
  shared?: string;
  /** How the person's rows are erased; default: deleted. */
  erased?: 'suppressions are kept';
}

/**
 * `text`: in the column. `json`: in the string at a path or, without one, in any string. `counter`: the column ends with the
 * keyed digest of the mailbox.
 */
export type Place =
  | { column: string; as: 'text' }
  | { column: string; as: 'json'; path?: string }
  | { column: string; as: 'counter' };
