import { statSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import ts from 'typescript';
import { answer } from './thread';

const { root } = workerData as { root: string };

/** Parsed files, kept while they stay as they are on disk. */
const parsed = new Map<string, { stamp: number; file: ts.SourceFile | undefined }>();
let program: ts.SemanticDiagnosticsBuilderProgram | undefined;

/**
 * Lists the mistakes that the compiler finds, as `file:line:column` and text. After the first time only what changed is
 * judged.
 */
function check(): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      getCurrentDirectory: () => root,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '));
      },
    },
  );
  if (!config) throw new Error('tsconfig.json can not be read');
  const host = rememberingHost(config.options);
  program ??= earlier(config.options);
  program = ts.createSemanticDiagnosticsBuilderProgram(config.fileNames, config.options, host, program);
  return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()].map(asLine);
}

/** Reads the result of the last `npm run typecheck`. */
function earlier(options: ts.CompilerOptions): ts.SemanticDiagnosticsBuilderProgram | undefined {
  const known = ts.readBuilderProgram(options, {
    ...ts.sys,
    getCurrentDirectory: () => root,
    useCaseSensitiveFileNames: () => true,
  });
  return known as ts.SemanticDiagnosticsBuilderProgram | undefined;
}

function rememberingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createIncrementalCompilerHost(options);
  return {
    ...host,
    getCurrentDirectory: () => root,
    getSourceFile: (name, ...rest) => {
      const stamp = statSync(name, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      const known = parsed.get(name);
      if (known?.stamp === stamp) return known.file;
      const file = host.getSourceFile(name, ...rest);
      parsed.set(name, { stamp, file });
      return file;
    },
  };
}

function asLine({ file, start, code, messageText }: ts.Diagnostic): string {
  const message = `TS${code}  ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  if (!file || start === undefined) return message;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const name = path.relative(root, file.fileName).split(path.sep).join('/');
  return `${name}:${line + 1}:${character + 1}  ${message}`;
}

const typesQuestions = { check };
export type TypesQuestions = typeof typesQuestions;

answer(typesQuestions);
