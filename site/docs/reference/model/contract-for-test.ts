/** A small contract with one of everything; each call returns a fresh copy for a test to modify. */
export function smallContract() {
  const error = { type: 'object', properties: {} };
  return {
    info: { description: 'A shop.' },
    tags: [
      { name: 'Automations', description: 'Events.' },
      { name: 'Contacts', description: 'People.' },
      { name: 'Transactional emails', description: 'Mail.' },
      { name: 'Webhooks', description: 'Hooks.' },
      { name: 'Templates', description: 'Emails.' },
      { name: 'Suppressions', description: 'Stops.' },
      { name: 'Web push', description: 'Push.' },
    ],
    paths: {
      '/v1/automations': { get: listing('listEvents', 'Automations') },
      '/v1/contacts': { post: saving() },
      '/v1/transactionals': { get: listing('listMails', 'Transactional emails') },
      '/v1/webhooks': { get: listing('listWebhooks', 'Webhooks') },
      '/v1/templates': { get: listing('listTemplates', 'Templates') },
      '/v1/suppressions': { get: listing('listSuppressions', 'Suppressions') },
      '/api/push-key': { get: listing('pushKey', 'Web push') },
    },
    webhooks: { 'mail.sent': { post: webhook() } },
    components: {
      schemas: { ApiError: error, Person: person() },
      securitySchemes: { accountKey: { description: 'A key.' } },
    },
    'x-errors': {
      invalid_request: {
        status: 400,
        title: 'Invalid',
        text: 'Wrong.',
        cause: 'A fault.',
        fix: 'Mend it.',
      },
      unauthorized: {
        status: 403,
        title: 'Unauthorized',
        text: 'Unauthorized',
        cause: 'No key.',
        fix: 'Send one.',
      },
      foreign_form: {
        status: 403,
        title: 'Foreign',
        text: 'Foreign.',
        cause: 'Elsewhere.',
        fix: 'Come here.',
      },
    },
  };
}

function saving() {
  return {
    operationId: 'savePerson',
    tags: ['Contacts'],
    summary: 'Save a person',
    description: 'Stores a person.',
    security: [{ accountKey: [] }],
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: 'Makes it safe.',
        schema: { type: 'string', minLength: 1, maxLength: 255 },
      },
    ],
    requestBody: {
      'x-max-bytes': 65_536,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Person' },
          example: { email: 'ada@shop.example', address: { country: 'NG' } },
        },
      },
    },
    responses: { 200: success(), ...errors() },
  };
}

function listing(operationId: string, tag: string) {
  return {
    operationId,
    tags: [tag],
    summary: 'List',
    description: 'Lists them.',
    security: [],
    parameters: [
      {
        name: 'limit',
        in: 'query',
        schema: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          default: 20,
          description: 'How many.',
        },
        example: 2,
      },
    ],
    responses: { 200: success(), ...errors() },
  };
}

function webhook() {
  return {
    operationId: 'mailSent',
    tags: ['Transactional emails'],
    summary: 'A mail was sent',
    description: 'After the mail server took it.',
    parameters: [
      {
        name: 'webhook-id',
        in: 'header',
        required: true,
        description: 'Names it.',
        schema: { type: 'string' },
        example: 'm1',
      },
    ],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { type: { const: 'mail.sent', type: 'string', description: 'Its kind.' } },
            required: ['type'],
          },
          example: { type: 'mail.sent' },
        },
      },
    },
    responses: { '2XX': { description: 'Taken.' } },
  };
}

function person() {
  return {
    type: 'object',
    required: ['email'],
    properties: {
      email: { type: 'string', maxLength: 254, description: 'The address.' },
      gender: {
        anyOf: [{ type: 'string', enum: ['male', 'female'] }, { type: 'null' }],
        description: 'If known.',
      },
      address: {
        type: 'object',
        description: 'The home.',
        properties: {
          country: { type: ['string', 'null'], pattern: '^[A-Z]{2}$', description: 'Two letters.' },
        },
      },
    },
  };
}

function success() {
  const payload = {
    type: 'object',
    description: 'The result.',
    properties: { data: { $ref: '#/components/schemas/Person', description: 'The person.' } },
    required: ['data'],
  };
  return {
    description: 'Stored.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { error: { type: 'null', description: 'Null.' }, payload },
        },
        example: { error: null, payload: { data: { email: 'ada@shop.example' } } },
      },
    },
  };
}

function errors() {
  const errorResponse = (code: string, error: string) => ({
    description: code,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ApiError' },
        examples: { [code]: { value: { error, payload: null, code } } },
      },
    },
  });
  return {
    400: errorResponse('invalid_request', 'Wrong.'),
    403: errorResponse('unauthorized', 'Unauthorized'),
  };
}
