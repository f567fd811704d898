import type { PrismHttpComponents } from '@stoplight/prism-http';
import prismMock from '@stoplight/prism-http/dist/mocker';
import { validateInput as prismValidateInput } from '@stoplight/prism-http/dist/validator';
import { environmentSchema } from '../../server/platform/environment';
import { bodySize } from './body-size';
import { withDetails } from './refusal-details';

type ValidateInput = PrismHttpComponents['validateInput'];
type Mock = PrismHttpComponents['mock'];
type Resource = Parameters<Mock>[0]['resource'];
type Request = Parameters<Mock>[0]['input']['data'];
type Violation = Parameters<Mock>[0]['input']['validations'][number];

/** Bytes of a request body beyond which the service answers 413, unless it is configured otherwise. */
export const BODY_LIMIT: number = environmentSchema.properties.MAX_BODY_BYTES.default;

// DiagnosticSeverity.Error of @stoplight/types, whose enum isn't worth a dependency.
const ERROR = 0;

// Query parameters that choose Prism's answer for callers that can't send a header.
const CONTROLS = new Set(['__server', '__code', '__dynamic', '__seed', '__example']);

/**
 * Prism's validation plus three rules of the contract that OpenAPI can't state: unknown and repeated query parameters
 * are refused, bodies have a limit, and a request must accept what the operation produces.
 */
export const validateInput: ValidateInput = ({ resource, element }) => {
  // Prism decodes the parameters of a path that it has matched; what it throws then is caught by nobody, and ends the
  // process.
  if (!decodes(element.url.path)) {
    return { _tag: 'Left', left: [violation('encoding', 'Request path has a broken percent-encoding', ['path'])] };
  }
  const found = prismValidateInput({ resource, element });
  const extra = [
    ...queryViolations(resource, element),
    ...sizeViolations(resource, element),
    ...acceptViolations(resource, element),
  ];
  const all = found._tag === 'Left' ? [...found.left, ...extra] : extra;
  const [first, ...others] = all;
  return first === undefined ? found : { _tag: 'Left', left: [first, ...others] };
};

/**
 * Prism's mock, but a refused request gets the answer that the contract documents for its kind of mistake. Prism alone
 * would prefer 422, which this contract keeps for business rules. A documented error that `Prefer` asks for wins, so
 * that a client can be shown any refusal of a request that really provokes it.
 */
export const mock: Mock = ({ resource, input, config }) => {
  const errors = input.validations.filter((violation) => violation.severity === ERROR);
  if (errors.length === 0) return prismMock({ resource, input, config: withoutUnknownExample(resource, config) });
  const preferred = preferredError(resource, config);
  const answer = preferred ?? refusal(resource, errors);
  if (answer === null) return prismMock({ resource, input, config });
  const mediaTypes = contentsOf(resource, answer.code).map((content) => content.mediaType);
  const refused = prismMock({
    resource,
    input: { data: input.data, validations: [] },
    config: { ...config, ...answer, ...(mediaTypes.length > 0 && { mediaTypes }) },
  });
  return preferred === null && answer.code !== 401 ? withDetails(refused, errors) : refused;
};

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function queryViolations(resource: Resource, request: Request): Violation[] {
  const declared = new Set((resource.request?.query ?? []).map((parameter) => parameter.name));
  for (const scheme of (resource.security ?? []).flat()) {
    if (scheme.type === 'apiKey' && scheme.in === 'query') declared.add(scheme.name);
  }
  return Object.entries(request.url.query ?? {}).flatMap(([name, value]) => {
    if (CONTROLS.has(name)) return [];
    if (!declared.has(name))
      return [violation('unknown', `Request query parameter ${name} is unknown`, ['query', name])];
    if (Array.isArray(value))
      return [violation('repeated', `Request query parameter ${name} is repeated`, ['query', name])];
    return [];
  });
}

function sizeViolations({ extensions }: Resource, request: Request): Violation[] {
  const limit = Math.max(BODY_LIMIT, Number(extensions?.['x-max-bytes'] ?? 0));
  const size = bodySize(request.headers);
  return size > limit ? [violation(413, `Request body is larger than ${limit} bytes`, ['body'])] : [];
}

function acceptViolations(resource: Resource, request: Request): Violation[] {
  const accept = header(request, 'accept');
  if (accept === undefined) return [];
  const produced = resource.responses.flatMap((response) =>
    (response.contents ?? []).map((content) => content.mediaType),
  );
  if (produced.length === 0) return [];
  const ranges = accept.split(',').map(rangeOf);
  return produced.some((mediaType) => isAccepted(mediaType, ranges))
    ? []
    : [violation(406, `Request accepts none of ${[...new Set(produced)].join(', ')}`, ['header', 'accept'])];
}

/** A range of media types, and whether its weight is 0: then it names what is not accepted. */
interface Range {
  type: string;
  isRefused: boolean;
}

function rangeOf(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  return { type, isRefused: parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter)) };
}

/** Decides by the most precise range that covers a media type (RFC 9110, 12.5.1). */
function isAccepted(mediaType: string, ranges: readonly Range[]): boolean {
  const covering = ranges.filter(({ type }) => covers(type, mediaType));
  const precision = ({ type }: Range): number => (type === mediaType ? 2 : type === '*/*' ? 0 : 1);
  const most = Math.max(...covering.map(precision));
  return covering.some((range) => precision(range) === most && !range.isRefused);
}

function covers(range: string, mediaType: string): boolean {
  if (range === '*/*' || range === mediaType) return true;
  return range.endsWith('/*') && mediaType.startsWith(range.slice(0, -1));
}

// Asked for an example that the status doesn't have, Prism fails with a 500; without the status it says so in a 404.
function withoutUnknownExample<C extends { code?: number; exampleKey?: string }>(resource: Resource, config: C): C {
  const { code, exampleKey } = config;
  if (code === undefined || exampleKey === undefined || examplesOf(resource, code).includes(exampleKey)) return config;
  return { ...config, code: undefined };
}

function preferredError(resource: Resource, config: { code?: number; exampleKey?: string }) {
  const { code, exampleKey } = config;
  if (code === undefined || code < 400) return null;
  const examples = examplesOf(resource, code);
  const documented = exampleKey === undefined ? examples.length > 0 : examples.includes(exampleKey);
  return documented ? { code, exampleKey } : null;
}

/** The documented status and example for the first kind of mistake the service itself would look at. */
function refusal(resource: Resource, errors: readonly Violation[]): { code: number; exampleKey?: string } | null {
  for (const code of [406, 401, 413, 415]) {
    if (errors.some((error) => error.code === code) && isDocumented(resource, code)) return { code };
  }
  const exampleKey = String(resource.extensions?.['x-invalid-request'] ?? 'INVALID_REQUEST');
  for (const code of [400, 422]) {
    if (examplesOf(resource, code).includes(exampleKey)) return { code, exampleKey };
  }
  return isDocumented(resource, 400) ? { code: 400 } : null;
}

function isDocumented(resource: Resource, code: number): boolean {
  return resource.responses.some((response) => response.code === String(code));
}

function contentsOf(resource: Resource, code: number) {
  return resource.responses.find((response) => response.code === String(code))?.contents ?? [];
}

function examplesOf(resource: Resource, code: number): string[] {
  return contentsOf(resource, code).flatMap((content) => (content.examples ?? []).map((example) => example.key));
}

function header(request: Request, name: string): string | undefined {
  return request.headers?.[name];
}

function violation(code: string | number, message: string, path: string[]): Violation {
  return { code, message, path, severity: ERROR };
}
