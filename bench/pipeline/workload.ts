import examples from '../../generated/documents/openapi.json';

// biome-ignore lint/suspicious/noExplicitAny: the document is data here
const { components } = examples as any;

/** The body that every peer is sent. */
export const requestBody: string = JSON.stringify(components.examples.UserCreateArgentina.value);

/** The answer of every peer, as its handler would have made it. */
export const user: object = components.examples.UserResult.value;
