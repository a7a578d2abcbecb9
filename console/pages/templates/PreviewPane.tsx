import { Icon } from '../../components/Icon.tsx';
import { Segments } from '../../components/Segments.tsx';
import styles from './preview-pane.module.css';
import { type Shape, type Shown, shapes, type Theme, themes } from './use-preview.ts';

interface Props {
  shown: Shown | null;
  /** Names without a value. */
  open: ReadonlySet<string>;
  /** What went wrong; empty: nothing. */
  problem: string;
  shape: Shape;
  theme: Theme;
  chooseShape(shape: Shape): void;
  chooseTheme(theme: Theme): void;
  typeValues(): void;
}

/** The mail as its recipient would see it. It runs nothing, and loads nothing from elsewhere. */
export function PreviewPane(props: Props) {
  const { shown, problem, open, shape, theme, chooseShape, chooseTheme, typeValues } = props;
  const [first] = open;
  return (
    <section className={styles.pane} aria-label="Preview">
      <div className={styles.bar}>
        <Segments
          label="Shape"
          options={shapes.map((value) => ({ value, label: capital(value) }))}
          chosen={shape}
          choose={chooseShape}
        />
        <Segments
          label="Theme"
          options={themes.map((value) => ({ value, label: capital(value) }))}
          chosen={theme}
          choose={chooseTheme}
        />
      </div>
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          <Icon name="warning" />
          {problem}
        </p>
      )}
      {shown && (
        <div className={styles.mails} data-shape={shown.shape} data-theme={shown.theme}>
          {shown.shape === 'text' ? (
            <Mail subject={shown.subject} theme="light">
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
              <pre tabIndex={0}>{shown.text}</pre>
            </Mail>
          ) : (
            shown.frames.map((address, at) => {
              const dark = shown.theme === 'dark' || at === 1;
              return (
                <Mail key={address} subject={shown.subject} theme={dark ? 'dark' : 'light'}>
                  <iframe
                    src={address}
                    sandbox=""
                    title={`The mail, ${dark ? 'dark' : 'light'}`}
                    data-dark={dark}
                  />
                </Mail>
              );
            })
          )}
        </div>
      )}
      {first !== undefined && (
        <p className={styles.strip} role="status">
          <Icon name="warning" />
          <span>
            <b>{open.size === 1 ? 'One name has' : `${open.size} names have`} no value.</b> The
            reader would see “@{first}”.
          </span>
          <button type="button" onClick={typeValues}>
            Type values
          </button>
        </p>
      )}
    </section>
  );
}

function Mail({
  subject,
  theme,
  children,
}: {
  subject: string;
  theme: 'light' | 'dark';
  children: React.ReactNode;
}) {
  return (
    <article className={styles.mail} data-theme={theme} aria-label={`As a ${theme} mail`}>
      <h2>{subject || 'No subject'}</h2>
      {children}
    </article>
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
