export interface KeptData {
  what: string;
  facts: string;
  howLong: string;
  readBy: string;
  /** The anchor of the privacy policy's section that says the same. */
  policy: string;
}
