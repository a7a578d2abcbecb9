import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The documentation's code panel, dark in both themes. */
const panel = EditorView.theme(
  {
    '&': { height: '100%', backgroundColor: 'transparent', color: '#e6f1ea', fontSize: '12.5px' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': {
      fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace',
      lineHeight: '20px',
    },
    '.cm-content': { caretColor: '#c9f26b', padding: '8px 0' },
    '.cm-cursor': { borderLeftColor: '#c9f26b' },
    '.cm-gutters': { backgroundColor: 'transparent', color: '#9dbdae', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: '#ffffff0a' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
      { backgroundColor: '#2f5a4a' },
    '.cm-panels, .cm-tooltip': { backgroundColor: '#14201a', color: '#e6f1ea' },
    // Also within what the language colors.
    '.cm-placeholder-name, .cm-placeholder-name > span': { color: '#c9f26b', fontWeight: '700' },
    '.cm-placeholder-open, .cm-placeholder-open > span': {
      color: '#ffb592',
      textDecoration: 'underline wavy #ffb592 1px',
      textUnderlineOffset: '3px',
    },
  },
  { dark: true },
);

const colors = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword], color: '#bfe0ff' },
  { tag: [tags.attributeName, tags.propertyName], color: '#d3c8ff' },
  { tag: [tags.angleBracket, tags.bracket, tags.punctuation], color: '#9dbdae' },
  { tag: [tags.attributeValue, tags.string], color: '#c5dccf' },
  { tag: [tags.number, tags.color, tags.unit], color: '#ffb592' },
  { tag: [tags.comment, tags.meta], color: '#9dbdae' },
]);

export const codeTheme: Extension = [panel, syntaxHighlighting(colors)];
