import { type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** What a template calls fill, and those names without a value. */
export interface Names {
  all: ReadonlySet<string>;
  open: ReadonlySet<string>;
}

/** Tells the editor which names there are. */
export const setNames = StateEffect.define<Names>();

const namesField = StateField.define<Names>({
  create: () => ({ all: new Set(), open: new Set() }),
  update: (names, { effects }) => effects.find((effect) => effect.is(setNames))?.value ?? names,
});

const filled = Decoration.mark({ class: 'cm-placeholder-name' });
const open = Decoration.mark({ class: 'cm-placeholder-open' });

/** Which names a text has is the server's to say; here, only where they are written. */
const written = /@(?:\{([^{}@<>\r\n]{1,100})\}|(\p{L}[\p{L}\p{M}\p{N}_]*))/gu;

const decorator = new MatchDecorator({
  regexp: written,
  decoration([, braced, plain], { state }) {
    const name = braced?.trim() ?? plain ?? '';
    const names = state.field(namesField);
    if (!names.all.has(name)) return null;
    return names.open.has(name) ? open : filled;
  },
});

const marks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = decorator.createDeco(view);
    }
    update(update: ViewUpdate) {
      const isNew = update.startState.field(namesField) !== update.state.field(namesField);
      this.decorations = isNew
        ? decorator.createDeco(update.view)
        : decorator.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

/** Names of placeholders lime, or wavy coral without a value. */
export const placeholderMarks: Extension = [namesField, marks];
