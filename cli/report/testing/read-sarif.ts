import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import type { Log } from 'sarif';
import schema from './sarif-schema-2.1.0.json';

const ajv = new Ajv({ strict: false });
addFormats(ajv);
const isSarif = ajv.compile(schema);

/** A finding as code scanning shows it. */
interface Shown {
  rule: string;
  /** The rule in words. */
  words: string;
  level: string;
  message: string;
  file: string;
  line: number;
  pointer: string | undefined;
}

/**
 * The findings of a SARIF text, checked against the published schema. Each names a rule that is described, and a line
 * that there is.
 * @param root the repository
 * @throws when it is no SARIF, or a place is none
 */
export function readSarif(text: string, root: string): Shown[] {
  const log = JSON.parse(text) as Log;
  if (!isSarif(log)) throw new Error(ajv.errorsText(isSarif.errors));
  const [run] = log.runs;
  return (run?.results ?? []).map(({ ruleId = '', ruleIndex = -1, level = '', message, locations }) => {
    const rule = run?.tool.driver.rules?.[ruleIndex];
    const [place] = locations ?? [];
    const file = place?.physicalLocation?.artifactLocation?.uri ?? '';
    const line = place?.physicalLocation?.region?.startLine ?? 0;
    const lines = readFileSync(path.join(root, decodeURI(file)), 'utf8').split('\n').length;
    if (line < 1 || line > lines) throw new Error(`${file} has ${lines} lines, and not ${line}`);
    if (rule?.id !== ruleId) throw new Error(`the rule ${ruleId} is not described`);
    const pointer = place?.logicalLocations?.[0]?.fullyQualifiedName;
    return {
      rule: ruleId,
      words: rule.fullDescription?.text ?? '',
      level,
      message: message.text ?? '',
      file,
      line,
      pointer,
    };
  });
}
