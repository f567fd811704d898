import { join } from 'node:path';
import { nearest } from '../../../cli/nearest';
import type { Positions } from '../../load/positions';
import type { Api } from '../../model/api';
import type { Document } from '../../model/document';
import { isHostedElsewhere } from '../../model/document-names';
import { everyVariant, type RevisedOperation } from '../../model/in-revisions';
import { namesInCode } from '../../service-code';
import { objectOf } from '../../util/json';
import { toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';

/** The header that the service sends with every reply. */
const EVERYWHERE = 'x-request-id';

/**
 * Reports headers of replies whose name no code of the service has: nothing sends them; and replies without the header
 * that all others of their document have.
 */
export function lintReplyHeaders(root: string, api: Api, positions: Positions): LintProblem[] {
  const problems = new Map<string, LintProblem>();
  for (const { document, at } of withoutEverywhere(api)) {
    const { file, pointer } = document.sourceOf(document.followed(at));
    const position = positions.find(join(root, 'spec', file), pointer, true);
    const message = `Every reply has the header ${EVERYWHERE}: name it in \`headers\` of this one.`;
    problems.set(`${file}${pointer}`, { file: `spec/${file}`, ...position, rule: 'reply-header', message });
  }
  for (const { node, document } of served(api)) {
    const responses = objectOf(document.resolve(document.target(`#${node.pointer}`)).responses);
    for (const [status, response] of Object.entries(responses)) {
      for (const name of Object.keys(objectOf(document.resolve(response).headers))) {
        if (namesInCode().has(name.toLowerCase())) continue;
        const at = document.followed(`${node.pointer}${toPointer(['responses', status, 'headers', name])}`);
        const { file, pointer } = document.sourceOf(at);
        const position = positions.find(join(root, 'spec', file), pointer, true);
        const message = unsent(name);
        problems.set(`${file}${pointer}`, { file: `spec/${file}`, ...position, rule: 'reply-header', message });
      }
    }
  }
  return [...problems.values()];
}

/**
 * The operations that are served here, in every revision. Others send the replies to webhooks, and those of documents
 * that they host.
 */
const served = (api: Api): RevisedOperation[] =>
  everyVariant(api).filter(
    ({ node, document }) => !isHostedElsewhere(document.name) && node.pointer.startsWith('/paths/'),
  );

/** The replies without it, in documents where most replies have it. */
function withoutEverywhere(api: Api): { document: Document; at: string }[] {
  const replies = served(api).flatMap(({ node, document }) =>
    Object.entries(node.model.responses).map(([status, { headers }]) => ({
      document,
      at: `${node.pointer}${toPointer(['responses', status, 'headers'])}`,
      // A header that nothing sends may be this one, and is reported as such.
      has: headers.some(({ name }) => name === EVERYWHERE || !namesInCode().has(name)),
    })),
  );
  return replies.filter(({ document, has }) => {
    const own = replies.filter((one) => one.document.name === document.name);
    return !has && own.filter((one) => one.has).length * 2 > own.length;
  });
}

function unsent(name: string): string {
  const meant = nearest(name, [...namesInCode()]);
  return `No code sends the header ${name}${meant === null ? '.' : `: did you mean ${meant}?`}`;
}
