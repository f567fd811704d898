import type { Outgoing } from '../form/outgoing';
import { bearsToken } from './token';

const literal = (text: string): string => JSON.stringify(text);

/** A text over lines is easier to read as a raw one, unless it has a backquote. */
const raw = (text: string): string => (/[`\r]/.test(text) ? literal(text) : `\`${text}\``);

const WHOLE = ['\tbody, _ := io.ReadAll(response.Body)', '\tfmt.Println(response.StatusCode, string(body))'];
const STREAM = ['\tfmt.Println(response.StatusCode)', '\tio.Copy(os.Stdout, response.Body)'];

/** A program for Go that needs nothing but its standard library. */
export function go({ method, url, headers, body, isStream }: Outgoing): string {
  const hasToken = headers.some(([name, value]) => bearsToken(name, value));
  const imports = [
    'fmt',
    'io',
    'net/http',
    ...(hasToken || isStream ? ['os'] : []),
    ...(body === null ? [] : ['strings']),
  ];
  const shown = headers.map(([name, value]) =>
    bearsToken(name, value)
      ? `\trequest.Header.Set(${literal(name)}, "Bearer "+os.Getenv("TOKEN"))`
      : `\trequest.Header.Set(${literal(name)}, ${literal(value)})`,
  );
  return [
    'package main',
    '',
    'import (',
    ...imports.map((one) => `\t${literal(one)}`),
    ')',
    '',
    'func main() {',
    `\trequest, err := http.NewRequest(${literal(method)}, ${literal(url)}, ${body === null ? 'nil' : `strings.NewReader(${raw(body)})`})`,
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    ...shown,
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    ...(isStream ? STREAM : WHOLE),
    '}',
  ].join('\n');
}
