import { refusalOf } from '../../testing/refusal';
import { assertSuccessLink, leadsTo } from './success-link';

const registered = ['https://app.example.com/done', 'kiosco://cards/activated', 'http://localhost:3000/done?step=2'];

function reasonOf(link: string, links: readonly string[]): string | undefined {
  const refusal = refusalOf(() => assertSuccessLink(link, links));
  if (refusal === null) return undefined;
  expect(refusal.code).toBe('INVALID_SUCCESS_LINK');
  expect(refusal.details[0]).toMatchObject({ location: 'query', pointer: 'success_link' });
  return refusal.details[0]?.code;
}

describe('the link after an activation', () => {
  it.each(registered)('may be %s, which is registered', (link) => {
    expect(leadsTo(link, registered)).toBe(true);
    expect(reasonOf(link, registered)).toBeUndefined();
  });

  it.each([
    'https://app.example.com/done/',
    'https://app.example.com/done?x=1',
    'https://app.example.com',
    'https://app.example.com.evil.example/done',
    'https://evil.example/https://app.example.com/done',
    'HTTPS://app.example.com/done',
    'kiosco://cards/activated/more',
    'other://cards/activated',
  ])('is refused when it only resembles a registered one: %s', (link) => {
    expect(reasonOf(link, registered)).toBe('unregistered');
  });

  // Each of them is registered here, so that nothing but its own form refuses it.
  it.each([
    ['javascript:alert(1)', 'scheme'],
    ['JavaScript://app.example.com/%0aalert(1)', 'scheme'],
    ['data:text/html,<script>alert(1)</script>', 'scheme'],
    ['vbscript://x', 'scheme'],
    ['blob:https://app.example.com/1', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['//evil.example/done', 'format'],
    ['/done', 'format'],
    ['done', 'format'],
    ['https://', 'format'],
    ['https://user@app.example.com/done', 'user_information'],
    ['https://user:secret@app.example.com/done', 'user_information'],
    ['https://:secret@app.example.com/done', 'user_information'],
    ['kiosco://user@cards/activated', 'user_information'],
    ['https:\\\\evil.example', 'backslash'],
    ['https://app.example.com\\@evil.example/', 'backslash'],
    ['https://app.example.com/done\r\nset-cookie: a=b', 'character'],
    ['https://app.example.com/done\n', 'character'],
    ['java\tscript:alert(1)', 'character'],
    [' https://app.example.com/done', 'character'],
    ['https://app.example.com/d\u00f6ne', 'character'],
    ['', 'character'],
  ])('is refused even if somebody had registered it: %j', (link, reason) => {
    expect(reasonOf(link, [link])).toBe(reason);
    expect(leadsTo(link, [link])).toBe(false);
  });
});
