/** `generated/causes.ts`: the causes in lifecycles that each operation reports. */

import { type Api, allOperations } from '../model/api';
import { banner, literal } from '../util/typescript';

/** Writes the causes that each operation reports. */
export function emitCauses(api: Api): string {
  const withCauses = allOperations(api).flatMap(({ operationId, base }) =>
    base.causes.length === 0 ? [] : [[operationId, base.causes] as const],
  );
  return [
    banner,
    '/** Operation → the causes of steps in lifecycles that it reports. */\n',
    `export const causes: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(withCauses))};\n`,
  ].join('');
}
