import type { Outgoing } from '../form/outgoing';
import { bearsToken } from './token';

/** JSON's escapes are Java's as well. */
const literal = (text: string): string => JSON.stringify(text);

const INDENT = ' '.repeat(20);

/** JSON over lines is easier to read as a text block. */
const block = (text: string): string =>
  /^[[{]/.test(text) && text.includes('\n')
    ? `"""\n${INDENT}${text.replaceAll('\\', '\\\\').replaceAll('\n', `\n${INDENT}`)}"""`
    : literal(text);

const STREAM = [
  '        System.out.println(response.statusCode());',
  '        response.body().forEach(System.out::println);',
];

/** A program for Java 17 or later that needs nothing but its standard library: `java Main.java`. */
export function java({ method, url, headers, body, isStream }: Outgoing): string {
  const publisher = body === null ? 'noBody()' : `ofString(${block(body)})`;
  const shown = headers.map(([name, value]) =>
    bearsToken(name, value)
      ? `                .header(${literal(name)}, "Bearer " + System.getenv("TOKEN"))`
      : `                .header(${literal(name)}, ${literal(value)})`,
  );
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    'class Main {',
    '    public static void main(String[] arguments) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create(${literal(url)}))`,
    ...shown,
    `                .method(${literal(method)}, HttpRequest.BodyPublishers.${publisher})`,
    '                .build();',
    `        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${isStream ? 'ofLines' : 'ofString'}());`,
    ...(isStream ? STREAM : ['        System.out.println(response.statusCode() + " " + response.body());']),
    '    }',
    '}',
  ].join('\n');
}
