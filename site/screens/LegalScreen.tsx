import { LegalArticle, type LegalDocument } from '../sections/LegalArticle.tsx';
import { LegalIntro } from '../sections/LegalIntro.tsx';

export function LegalScreen({ sections, ...head }: LegalDocument) {
  return (
    <>
      <LegalIntro {...head} />
      <LegalArticle title={head.title} parts={sections} />
    </>
  );
}
