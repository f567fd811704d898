import { lintBundled } from '../../codegen/lint/contract/redocly';
import { answer } from './thread';

const lint = ({ name, document }: { name: string; document: unknown }) => lintBundled(name, document);

const lintQuestions = { lint };
export type LintQuestions = typeof lintQuestions;

// The first save would wait for Redocly to load.
void lintBundled('openapi.json', { openapi: '3.1.0', info: {}, paths: {} });

answer(lintQuestions);
