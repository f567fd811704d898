/** Changes of parameters, bodies, responses and headers. */

import { type JsonObject, objectOf } from '../../../codegen/util/json';
import { type Changed, type Kind, of, omit, shortly, withMembers } from './kind';

const isQuery = ({ in: place }: JsonObject): boolean => place === 'query';

const parameters = of('parameter', {
  'the parameter is required now': (parameter) =>
    withMembers(parameter.required !== true, parameter, { required: true }),
  'the parameter is optional now': (parameter) =>
    withMembers(parameter.required === true && parameter.in !== 'path', parameter, { required: false }),
  'the parameter is deprecated': (parameter) => withMembers(true, parameter, { deprecated: true }),
  'the parameter has another description': (parameter) =>
    withMembers(true, parameter, { description: 'Another description.' }),
  'the parameter goes to the headers': (parameter) =>
    withMembers(isQuery(parameter), parameter, { in: 'header', name: 'x-moved' }),
  'the parameter is written in another style': (parameter) =>
    withMembers(isQuery(parameter), parameter, { style: 'pipeDelimited' }),
  'lists in the parameter are written with commas': (parameter) =>
    withMembers(isQuery(parameter) && parameter.explode !== false, parameter, { explode: false }),
  'the parameter is written as JSON': (parameter) =>
    isQuery(parameter) && parameter.schema !== undefined
      ? {
          node: {
            ...omit(omit(parameter, 'schema'), 'example'),
            content: { 'application/json': { schema: parameter.schema } },
          },
        }
      : null,
});

const bodies = of('body', {
  'the body is required now': (body) => withMembers(body.required !== true, body, { required: true }),
  'the body is optional now': (body) => withMembers(body.required === true, body, { required: false }),
});

const typesOf = (content: JsonObject): string[] => Object.keys(content);

function exchanged(content: JsonObject): Changed {
  const [type] = typesOf(content);
  if (type === undefined) return null;
  return { node: { ...omit(content, type), 'application/unheard-of': content[type] ?? {} }, detail: `was ${type}` };
}

const contents = of('content', {
  'a media type is added': (content) =>
    withMembers(typesOf(content).length > 0, content, { 'application/unheard-of': Object.values(content)[0] ?? {} }),
  'the media type is another': exchanged,
  'a media type is removed': (content) => {
    const [type] = typesOf(content);
    return type === undefined || typesOf(content).length < 2 ? null : { node: omit(content, type), detail: type };
  },
  'an example is changed': (content) => {
    const [type] = typesOf(content);
    const media = objectOf(content[String(type)]);
    const [name] = Object.keys(objectOf(media.examples));
    const examples = { ...objectOf(media.examples), [String(name)]: { value: 'another' } };
    return withMembers(name !== undefined, content, { [String(type)]: { ...media, examples } });
  },
});

function withHeader(response: JsonObject, required: boolean): Changed {
  const header = { required, schema: { type: 'string' } };
  return { node: { ...response, headers: { ...objectOf(response.headers), 'x-unheard-of': header } } };
}

const responses = of('response', {
  'the response has another description': (response) =>
    withMembers(true, response, { description: 'Another description.' }),
  'a link is added': (response) => ({
    node: { ...response, links: { ...objectOf(response.links), unheardOf: { operationId: 'getSandboxIndex' } } },
  }),
  'an optional header is added': (response) => withHeader(response, false),
  'a required header is added': (response) => withHeader(response, true),
  'a header is removed': (response, { choose }) => {
    const headers = objectOf(response.headers);
    const name = choose(Object.keys(headers));
    return name === undefined
      ? null
      : { node: { ...response, headers: omit(headers, name) }, detail: `${name}, ${shortly(headers[name])}` };
  },
  'the response has no body any more': (response) =>
    response.content === undefined ? null : { node: omit(response, 'content') },
  'the response has a body now': (response) =>
    withMembers(response.content === undefined, response, {
      content: { 'application/json': { schema: { type: 'object' } } },
    }),
});

const headers = of('header', {
  'the header is always there now': (header) => withMembers(header.required !== true, header, { required: true }),
  'the header can be missing now': (header) => withMembers(header.required === true, header, { required: false }),
  'the header is deprecated': (header) => withMembers(true, header, { deprecated: true }),
  'the header has another description': (header) => withMembers(true, header, { description: 'Another description.' }),
});

export const CARRIER_KINDS: readonly Kind[] = [...parameters, ...bodies, ...contents, ...responses, ...headers];
