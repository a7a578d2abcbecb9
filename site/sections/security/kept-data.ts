export interface KeptData {
  what: string;
  facts: string;
  howLong: string;
  usedBy: string;
  /** The anchor of the privacy policy's section that says the same. */
  policy: string;
}
