import { LegalArticle, type LegalDocument } from '../sections/LegalArticle.tsx';
import { LegalIntro } from '../sections/LegalIntro.tsx';

/** The terms, or the privacy policy. */
export function LegalScreen({ sections, ...head }: LegalDocument) {
  return (
    <>
      <LegalIntro {...head} />
      <LegalArticle title={head.title} parts={sections} />
    </>
  );
}
