import { createHash } from 'node:crypto';
import type { Log, ReportingDescriptor, Result } from 'sarif';
import { version } from '../version';
import type { CommandReport, Finding, SourcePlace } from './findings';

/** The schema of the format: docs.oasis-open.org/sarif/sarif/v2.1.0. */
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** The place of a finding without a line, because code scanning accepts none without a place. */
const UNPLACED: SourcePlace = { file: 'spec/openapi.yaml', line: 1 };

/** SARIF 2.1.0, as code scanning takes it: the findings, each at its line. */
export function sarif({ command, rules, findings }: CommandReport): string {
  const ids = [...new Set(findings.map(({ rule }) => rule))].sort();
  const descriptors = ids.map((id): ReportingDescriptor => {
    const text = rules[id] ?? id;
    return { id, name: id, shortDescription: { text }, fullDescription: { text }, help: { text } };
  });
  const log: Log = {
    version: '2.1.0',
    $schema: SCHEMA,
    runs: [
      {
        tool: { driver: { name: `contrato ${command}`, version: version(), rules: descriptors } },
        // The category distinguishes the runs of different commands.
        automationDetails: { id: `contrato-${command}/` },
        results: findings.map((finding) => resultOf(finding, ids)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(finding: Finding, ids: readonly string[]): Result {
  const { rule, level, message, details = [], pointer } = finding;
  const place = finding.place ?? UNPLACED;
  const { line: startLine, column: startColumn } = place;
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level,
    message: { text: [message, ...details].join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(place.file), uriBaseId: '%SRCROOT%' },
          region: { startLine, ...(startColumn !== undefined && { startColumn }) },
        },
        ...(pointer !== undefined && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
    // Lines move: a finding is the same while its rule, its file and its words are.
    partialFingerprints: { 'contrato/v1': fingerprint([rule, place.file, message]) },
  };
}

const fingerprint = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
