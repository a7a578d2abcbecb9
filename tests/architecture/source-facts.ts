import { type ESTree, parseSync, Visitor } from 'vite';

/** A part of a file that rules check. */
export interface Fact {
  text: string;
  line: number;
}

export interface ImportFact extends Fact {
  /** Erased at compile time. */
  typeOnly: boolean;
}

export interface SourceFacts {
  /** Static, dynamic, re-exporting and type imports, by specifier. */
  imports: ImportFact[];
  /** Reads of the clock, randomness, the DOM and the process. */
  ambient: Fact[];
  fetches: Fact[];
}

const ambientNames = new Set(['process', 'window', 'document', 'localStorage', 'performance']);
const ambientCalls = new Set([
  'Date.now',
  'Math.random',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);

/** Parses a `.ts`, `.tsx` or `.astro` file. */
export function sourceFacts(path: string, text: string): SourceFacts {
  const code = path.endsWith('.astro') ? astroCode(text) : text;
  const { program, errors } = parseSync(path, code, { lang: languageOf(path) });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const facts: SourceFacts = {
    imports: [],
    ambient: [],
    fetches: [],
  };
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end);
  const lineOf = ({ start }: ESTree.Span) => code.slice(0, start).split('\n').length;
  const add = (list: Fact[], node: ESTree.Span, text: string) =>
    list.push({ text, line: lineOf(node) });
  const addImport = (node: ESTree.Span, specifier: ESTree.Node, kind?: string | null) =>
    facts.imports.push({
      text: literal(specifier),
      line: lineOf(node),
      typeOnly: kind === 'type',
    });
  /** For identifiers in expressions, unlike declarations, property names and keys. */
  const addRead = (node: ESTree.Node) => {
    if (node.type === 'Identifier' && ambientNames.has(node.name)) {
      add(facts.ambient, node, node.name);
    }
  };

  new Visitor({
    ImportDeclaration: (node) => addImport(node, node.source, node.importKind),
    ExportAllDeclaration: (node) => addImport(node, node.source, node.exportKind),
    ExportNamedDeclaration(node) {
      if (node.source) addImport(node, node.source, node.exportKind);
    },
    ImportExpression: (node) => addImport(node, node.source),
    TSImportType: (node) => addImport(node, node.source, 'type'),
    TSImportEqualsDeclaration(node) {
      if (node.moduleReference.type === 'TSExternalModuleReference') {
        addImport(node, node.moduleReference.expression, node.importKind);
      }
    },
    MemberExpression(node) {
      const name = textOf(node).replaceAll(/\s|\?/g, '');
      if (ambientCalls.has(name)) add(facts.ambient, node, name);
      addRead(node.object);
      if (node.computed) addRead(node.property);
    },
    UnaryExpression(node) {
      if (node.operator === 'typeof') addRead(node.argument);
    },
    NewExpression(node) {
      if (textOf(node.callee) === 'Date' && node.arguments.length === 0) {
        add(facts.ambient, node, 'new Date()');
      }
    },
    CallExpression(node) {
      const callee = textOf(node.callee);
      const [first] = node.arguments;
      if (callee === 'require' && first) addImport(node, first);
      if (/^(globalThis\.|window\.)?fetch$/.test(callee)) add(facts.fetches, node, 'fetch');
      for (const part of [node.callee, ...node.arguments]) addRead(part);
    },
  }).visit(program);
  return facts;
}

/** The text of a specifier; `?` if it is computed at run time, which no rule allows. */
function literal(node: ESTree.Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const [only, ...others] = node.type === 'TemplateLiteral' ? node.quasis : [];
  return (others.length === 0 && only?.value.cooked) || '?';
}

function languageOf(path: string): 'ts' | 'tsx' {
  // As TSX, a generic arrow function would parse as an element.
  return path.endsWith('.ts') ? 'ts' : 'tsx';
}

/** The front matter and scripts of an Astro file; the rest is blanked out to keep line numbers. */
function astroCode(text: string): string {
  const blocks = [
    ...text.matchAll(/^---\n([\s\S]*?)^---$/gm),
    ...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g),
  ];
  let code = text.replaceAll(/[^\n]/g, ' ');
  for (const block of blocks) {
    const body = block[1] ?? '';
    const start = block.index + block[0].indexOf(body);
    code = code.slice(0, start) + body + code.slice(start + body.length);
  }
  return code;
}
