import { html } from '@codemirror/lang-html';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import { useEffect, useRef } from 'react';
import styles from './code-editor.module.css';
import { codeTheme } from './code-editor-theme.ts';
import { type Names, placeholderMarks, setNames } from './placeholder-marks.ts';

interface Props {
  label: string;
  language: 'html' | 'text';
  /** Another text than what was typed replaces it. */
  value: string;
  change(text: string): void;
  names: Names;
  isReadOnly: boolean;
  /** Ctrl Enter. */
  send(): void;
}

/** Code with its placeholders marked. */
export function CodeEditor({ label, language, value, change, names, isReadOnly, send }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ change, send });
  latest.current = { change, send };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text goes into the same editor, below.
  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          ...setup({ label, language, isReadOnly }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.change(update.state.doc.toString());
          }),
          Prec.highest(
            keymap.of([
              {
                key: 'Mod-Enter',
                run() {
                  latest.current.send();
                  return true;
                },
              },
            ]),
          ),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, [label, language, isReadOnly]);

  useEffect(() => {
    const doc = view.current?.state.doc;
    if (!doc || doc.toString() === value) return;
    view.current?.dispatch({ changes: { from: 0, to: doc.length, insert: value } });
  }, [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new editor is told as well.
  useEffect(() => {
    view.current?.dispatch({ effects: setNames.of(names) });
  }, [names, label, language, isReadOnly]);

  return <div className={styles.editor} ref={place} />;
}

function setup({
  label,
  language,
  isReadOnly,
}: Pick<Props, 'label' | 'language' | 'isReadOnly'>): Extension[] {
  return [
    EditorView.cspNonce.of(nonceOfPage()),
    EditorView.contentAttributes.of({ 'aria-label': label }),
    EditorView.lineWrapping,
    EditorState.readOnly.of(isReadOnly),
    lineNumbers(),
    minimalSetup,
    ...(language === 'html' ? [html({ autoCloseTags: false })] : []),
    codeTheme,
    placeholderMarks,
    typingOver,
  ];
}

/**
 * Replaces what is selected itself. Chromium would give what is typed the color of what it replaces, as an inline style,
 * which the policy blocks.
 */
const typingOver = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    if (!/^(?:insertText|deleteContent)/.test(inputType)) return false;
    return replaceSelected(view, data ?? '');
  },
  compositionstart(_event, view) {
    replaceSelected(view, '');
  },
});

/** @returns whether something was selected */
function replaceSelected({ state, dispatch }: EditorView, text: string): boolean {
  if (state.readOnly || state.selection.main.empty) return false;
  dispatch(state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}

/** The editor writes its own styles, which the policy allows with this alone. */
function nonceOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}
