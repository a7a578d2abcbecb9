import { LegalArticle, type LegalPart } from '../sections/LegalArticle.tsx';
import { LegalIntro } from '../sections/LegalIntro.tsx';

export interface LegalDocument {
  title: string;
  /** Day of the last change, as `2026-11-21`. */
  changed: string;
  lead: string;
  /** The document in a few sentences; they bind nobody. */
  short: string[];
  sections: LegalPart[];
}

/** A legal document to be read, linked into and printed (R140, R141). */
export function LegalScreen({ title, changed, lead, short, sections }: LegalDocument) {
  return (
    <>
      <LegalIntro {...{ title, changed, lead, short }} />
      <LegalArticle title={title} parts={sections} />
    </>
  );
}
