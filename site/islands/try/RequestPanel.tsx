import { sampleLanguages } from '@grovemail/domain/samples/sample-languages.ts';
import type { SampleRequest } from '@grovemail/domain/samples/sample-request.ts';
import { CodeLines } from './CodeLines.tsx';
import { CopyCode } from './CopyCode.tsx';
import { useLanguage } from './use-language.ts';

interface Props {
  request: SampleRequest;
  secret: string | null;
  isShown: boolean;
  /** The field that is being edited. */
  lit: string;
}

/** The request exactly as it is sent, in the language that the reader chose for all samples. */
export function RequestPanel({ request, secret, isShown, lit }: Props) {
  const [language, choose] = useLanguage();
  const chosen = sampleLanguages.find(({ id }) => id === language) ?? sampleLanguages[0];
  const lines = chosen.write(request);
  return (
    <section className="try-panel" aria-label="Request">
      <div className="try-bar">
        <fieldset className="try-tabs">
          <legend className="sr">Language of the request</legend>
          {sampleLanguages.map(({ id, label }) => (
            <label key={id} className="try-tab">
              <input
                type="radio"
                name="lang-try"
                value={id}
                checked={id === chosen.id}
                // The page's script carries the choice to its other samples, and keeps it.
                data-lang=""
                onChange={() => choose(id)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <span className="try-exactly">exactly as sent</span>
        <CopyCode text={lines.map(({ text }) => text).join('\n')} />
      </div>
      <CodeLines
        lines={lines.map(({ text, fields }) => ({
          text,
          isLit: lit !== '' && fields.some((field) => field === lit || field.startsWith(`${lit}.`)),
        }))}
        label={`Request, ${chosen.label}`}
        secret={secret}
        isShown={isShown}
      />
    </section>
  );
}
