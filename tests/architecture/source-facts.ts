import ts from 'typescript';

/** Something a rule checks, and its line. */
export interface Fact {
  text: string;
  line: number;
}

export interface ImportFact extends Fact {
  /** Erased at compile time. */
  typeOnly: boolean;
}

export interface SourceFacts {
  /** Static, dynamic, re-exporting and type imports, by specifier; `?` for one computed at run time. */
  imports: ImportFact[];
  /** Reads of the clock, randomness, the DOM and the process, which are passed to domain as arguments. */
  ambient: Fact[];
  /** Calls of `fetch`. */
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
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kindOf(path));
  const facts: SourceFacts = {
    imports: [],
    ambient: [],
    fetches: [],
  };
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const add = (list: Fact[], node: ts.Node, text: string) =>
    list.push({ text, line: lineOf(node) });

  visit(source);
  return facts;

  function visit(node: ts.Node): void {
    const specifier = specifierOf(node);
    if (specifier !== null) {
      facts.imports.push({ text: specifier, line: lineOf(node), typeOnly: isTypeOnly(node) });
    }
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const name = node.getText().replaceAll(/\s|\?/g, '');
      if (ambientCalls.has(name)) add(facts.ambient, node, name);
    }
    if (ts.isIdentifier(node) && ambientNames.has(node.text) && isRead(node)) {
      add(facts.ambient, node, node.text);
    }
    if (
      ts.isNewExpression(node) &&
      node.expression.getText() === 'Date' &&
      !node.arguments?.length
    ) {
      add(facts.ambient, node, 'new Date()');
    }
    if (
      ts.isCallExpression(node) &&
      /^(globalThis\.|window\.)?fetch$/.test(node.expression.getText())
    ) {
      add(facts.fetches, node, 'fetch');
    }
    ts.forEachChild(node, visit);
  }
}

function specifierOf(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier ? literal(node.moduleSpecifier) : null;
  }
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : '?';
  }
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
    return literal(node.moduleReference.expression);
  }
  if (ts.isCallExpression(node)) {
    const {
      expression,
      arguments: [first],
    } = node;
    const loads =
      expression.kind === ts.SyntaxKind.ImportKeyword ||
      (ts.isIdentifier(expression) && expression.text === 'require');
    return loads && first ? literal(first) : null;
  }
  return null;
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node) || ts.isImportEqualsDeclaration(node)) return node.isTypeOnly;
  return (
    ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
  );
}

/** `?` for a specifier computed at run time, which no rule allows. */
function literal(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : '?';
}

/** Whether an identifier is a read, not a declaration, a property name or a key. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return (
    ts.isElementAccessExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isTypeOfExpression(parent)
  );
}

function kindOf(path: string): ts.ScriptKind {
  // As TSX, a generic arrow function would parse as an element.
  return path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
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
