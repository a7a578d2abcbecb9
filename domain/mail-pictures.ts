/** Pictures of the site's own emails: PNG files that the site draws in the brand's colors and serves to anyone. */
export const mailPictureFolder = '/email';

export interface MailStamp {
  /** The stamp's name in `site/pictures/stamps/`. */
  stamp: 'boat' | 'crane' | 'crate' | 'drum' | 'kite' | 'parcel' | 'sunrise';
  /** In the middle of the postmark. */
  word: string;
}

/** A stamp with a postmark for each kind of email that has one. */
export const mailStamps = {
  enquiry: { stamp: 'crane', word: 'Received' },
  demo: { stamp: 'drum', word: 'Received' },
  startup: { stamp: 'sunrise', word: 'Received' },
  savings: { stamp: 'crate', word: 'Received' },
  newsletter: { stamp: 'kite', word: 'Confirm' },
  link: { stamp: 'boat', word: 'New link' },
  sample: { stamp: 'parcel', word: 'Sample' },
} as const satisfies Record<string, MailStamp>;

export type MailStampName = keyof typeof mailStamps;

/** CSS pixels; the files have twice as many. The mark includes the gap to the name. Phones show the stamp smaller. */
export const mailPictureSizes = {
  mark: { width: 40, height: 28 },
  stamp: { width: 180, height: 132 },
} as const;

export const mailMark = 'mark.png';

/** @param scheme of the card below the stamp */
export function mailStampFile(name: MailStampName, scheme: 'light' | 'dark'): string {
  return `${name}${scheme === 'dark' ? '-dark' : ''}.png`;
}
