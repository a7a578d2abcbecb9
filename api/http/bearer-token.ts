/** The token of `Authorization: Bearer …`, of at most 200 printable ASCII characters; '' for any other header. */
export function bearerToken(authorization = ''): string {
  return /^Bearer +([\x21-\x7e]{1,200})$/i.exec(authorization)?.[1] ?? '';
}
