import ts from 'typescript';

/** Something a rule looks at, and the line where it stands. */
export interface Fact {
  text: string;
  line: number;
}

export interface ImportFact extends Fact {
  /** Gone before the program runs. */
  typeOnly: boolean;
}

export interface SourceFacts {
  /** Specifiers of every import: static, dynamic, re-export and type; '?' for one made at run time. */
  imports: ImportFact[];
  /** Reads of the clock, of randomness, of the DOM, of the process: what domain gets as arguments. */
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

/** Reads the facts out of a `.ts`, `.tsx` or `.astro` file's text, without running it. */
export function sourceFacts(path: string, text: string): SourceFacts {
  const code = path.endsWith('.astro') ? astroCode(text) : text;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kindOf(path));
  const facts: SourceFacts = {
    imports: [],
    ambient: [],
    fetches: [],
  };
  const at = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const note = (list: Fact[], node: ts.Node, said: string) =>
    list.push({ text: said, line: at(node) });

  visit(source);
  return facts;

  function visit(node: ts.Node): void {
    const specifier = specifierOf(node);
    if (specifier !== null) {
      facts.imports.push({ text: specifier, line: at(node), typeOnly: isTypeOnly(node) });
    }
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const name = node.getText().replaceAll(/\s|\?/g, '');
      if (ambientCalls.has(name)) note(facts.ambient, node, name);
    }
    if (ts.isIdentifier(node) && ambientNames.has(node.text) && isRead(node)) {
      note(facts.ambient, node, node.text);
    }
    if (
      ts.isNewExpression(node) &&
      node.expression.getText() === 'Date' &&
      !node.arguments?.length
    ) {
      note(facts.ambient, node, 'new Date()');
    }
    if (
      ts.isCallExpression(node) &&
      /^(globalThis\.|window\.)?fetch$/.test(node.expression.getText())
    ) {
      note(facts.fetches, node, 'fetch');
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
    const { expression, arguments: given } = node;
    const loads =
      expression.kind === ts.SyntaxKind.ImportKeyword ||
      (ts.isIdentifier(expression) && expression.text === 'require');
    return loads && given[0] ? literal(given[0]) : null;
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

/** A specifier that is put together at run time cannot be held to a rule, so it counts as unknown. */
function literal(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : '?';
}

/** A name that is read, not one that is declared or stands behind a dot or as a key. */
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
  // A generic arrow function is no element in plain `.ts`.
  return path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
}

/** The front matter and the scripts of an Astro file; every other line left empty, so that lines keep their numbers. */
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
