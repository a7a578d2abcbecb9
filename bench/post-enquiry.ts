/** Null when the connection broke before the whole response arrived. */
export type EnquiryResponse = { status: number; body: string; retryAfter: string | null } | null;

/** Posts an enquiry. @param marker its subject, by which the row is found, and its Idempotency-Key */
export async function postEnquiry(url: string, marker: string): Promise<EnquiryResponse> {
  try {
    const response = await fetch(`${url}/guests/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': marker },
      body: JSON.stringify(enquiryFields(marker)),
    });
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, body: await response.text(), retryAfter };
  } catch {
    return null;
  }
}

/** An enquiry of typical length, about 500 bytes. */
export function enquiryFields(marker: string) {
  return {
    fullname: 'Ada Obi',
    email: 'ada@example.com',
    subject: marker,
    body: 'How many seats are in the Growth plan, and can we change it later? '.repeat(6).trim(),
  };
}
