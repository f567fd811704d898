import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = { declaration: true, isolatedDeclarations: true, target: ts.ScriptTarget.ES2023 };

/** Returns the types of a source file as they stand in it. @throws when one of them would have to be inferred */
export function declarationOf(fileName: string, source: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: OPTIONS,
  });
  const [mistake] = diagnostics;
  if (mistake === undefined) return outputText;
  throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(mistake.messageText, ' ')}`);
}
