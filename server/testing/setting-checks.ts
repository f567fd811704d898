/**
 * The checks of what operators write, compiled. To load AJV and to compile them took a tenth of each start:
 * `npx tsx server/testing/setting-checks.ts` writes them anew, and a test holds them to their schemas.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type Options } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import networksSchema from '../networks/configuration/schema.json';
import { environmentSchema } from '../platform/environment';

const SERVER = path.join(__dirname, '..');

interface SettingCheck {
  file: string;
  schema: object;
  options: Options;
}

const CHECKS: readonly SettingCheck[] = [
  {
    file: 'platform/generated/environment.cjs',
    schema: environmentSchema,
    options: { coerceTypes: true, allErrors: true, keywords: ['x-field'] },
  },
  {
    file: 'networks/configuration/generated/networks-file.cjs',
    schema: networksSchema,
    options: {
      allErrors: true,
      verbose: true,
      discriminator: true,
      useDefaults: true,
      keywords: ['x-words', 'x-secret'],
    },
  },
];

/** The source of each check by its file. @throws when a schema is none */
export function settingChecks(): Map<string, string> {
  return new Map(CHECKS.map(({ file, schema, options }) => [path.join(SERVER, file), sourceOf(schema, options)]));
}

function sourceOf(schema: object, options: Options): string {
  const ajv = new Ajv({ ...options, code: { source: true, lines: true } });
  return `// Written by \`npx tsx server/testing/setting-checks.ts\`.\n${standaloneCode(ajv, ajv.compile(schema))}\n`;
}

if (require.main === module) {
  for (const [file, source] of settingChecks()) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
}
