import { nearest } from './nearest.ts';

/**
 * Suggests a field, or several, for an unknown name: spelled differently, called differently by other APIs, or mistyped.
 * @param known the fields at the same path
 */
export function suggestField(name: string, known: readonly string[]): string | null {
  // No field is nearly as long.
  if (name.length > 40) return null;
  const normalized = normalize(name);
  const same = known.find((field) => normalize(field) === normalized);
  if (same) return same;
  const fields = fieldsBySynonym.get(normalized) ?? [];
  const suggested = fields.filter((field) => known.includes(field.split('.')[0] ?? ''));
  return suggested.length > 0 ? suggested.join(' or ') : nearest(name, known, normalize);
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]/g, '');
}

/** The names of fields in other APIs. */
const synonyms: Record<string, string> = {
  firstname: 'given_name fname forename name full_name fullname',
  lastname: 'surname family_name lname',
  email: 'email_address mail address',
  phone_number: 'phone mobile mobile_number mobile_phone telephone tel msisdn cell',
  date_of_birth: 'birthday birthdate birth_date dob',
  gender: 'sex',
  'address.street': 'street street_address address_line1 line1',
  'address.state': 'state region province',
  'address.country': 'country country_code',
  street: 'line1 address1 address_line1',
  state: 'region province',
  country: 'country_code',
  extra_data:
    'custom custom_data custom_fields custom_attributes attributes properties traits fields merge_fields metadata data extra',
  event_codes: 'events event_names',
  types: 'events event_types enabled_events topics',
  url: 'endpoint endpoint_url callback callback_url webhook_url target target_url uri link',
  event_code: 'event event_name event_type name type code',
  contact_email: 'email email_address contact user recipient recipient_email',
  context: 'properties data payload attributes metadata extra_data event_data',
  recipient_email: 'to to_email recipient recipients email email_address',
  template_code: 'template template_id template_name template_alias code id',
  subject: 'subject_line title',
  html: 'html_body html_content body content message',
  text: 'text_body text_content text_part plain plain_text',
  data: 'variables vars substitutions personalization personalizations params merge_vars merge_variables merge_tags dynamic_template_data template_data template_model context global_merge_vars',
  bcc: 'bcc_email blind_copy',
  reply_to: 'replyto_email reply',
  attachments: 'files attachment',
  filename: 'name file_name',
  path: 'url href link',
  content: 'data base64 body',
  contentType: 'type mime mime_type media_type',
  contacts: 'subscribers users people recipients records data items profiles',
  cursor: 'page offset after starting_after before page_token next next_cursor skip',
  limit: 'per_page page_size size count take max max_results',
};

const fieldsBySynonym = new Map<string, string[]>();
for (const [field, list] of Object.entries(synonyms)) {
  for (const synonym of list.split(' ').map(normalize)) {
    fieldsBySynonym.set(synonym, [...(fieldsBySynonym.get(synonym) ?? []), field]);
  }
}
