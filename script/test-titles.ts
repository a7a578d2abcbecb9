import ts from 'typescript';

/** Every string in a test file that may be a title, including the rows of its tables. */
export function testTitles(text: string): string[] {
  const source = ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest);
  const titles: string[] = [];
  visit(source);
  return titles;

  function visit(node: ts.Node): void {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      titles.push(node.text);
    } else if (ts.isTemplateExpression(node)) {
      titles.push(node.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  }
}
