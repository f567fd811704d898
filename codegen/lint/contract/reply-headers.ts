import { join } from 'node:path';
import { nearest } from '../../../cli/nearest';
import type { Positions } from '../../load/positions';
import { type Api, allOperations } from '../../model/api';
import { isHostedElsewhere } from '../../model/document-names';
import { documentNamed } from '../../model/errors';
import { namesInCode } from '../../service-code';
import { objectOf } from '../../util/json';
import { toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';

/** Reports headers of replies whose name no code of the service has: nothing sends them. */
export function lintReplyHeaders(root: string, api: Api, positions: Positions): LintProblem[] {
  const problems = new Map<string, LintProblem>();
  for (const { base } of allOperations(api)) {
    const document = documentNamed(api, base.model.document);
    // Others send the replies to webhooks, and those of documents that they host.
    if (!document || isHostedElsewhere(document.name) || !base.pointer.startsWith('/paths/')) continue;
    const responses = objectOf(document.resolve(document.target(`#${base.pointer}`)).responses);
    for (const [status, response] of Object.entries(responses)) {
      for (const name of Object.keys(objectOf(document.resolve(response).headers))) {
        if (namesInCode().has(name.toLowerCase())) continue;
        const at = document.followed(`${base.pointer}${toPointer(['responses', status, 'headers', name])}`);
        const { file, pointer } = document.sourceOf(at);
        const position = positions.find(join(root, 'spec', file), pointer, true);
        const message = unsent(name);
        problems.set(`${file}${pointer}`, { file: `spec/${file}`, ...position, rule: 'reply-header', message });
      }
    }
  }
  return [...problems.values()];
}

function unsent(name: string): string {
  const meant = nearest(name, [...namesInCode()]);
  return `No code sends the header ${name}${meant === null ? '.' : `: did you mean ${meant}?`}`;
}
