import { headingsOf, markdown } from './markdown';

const shown = (text: string) => markdown(text, (target) => (target.startsWith('#') ? target : null)).text.trim();

it('shows markup in a guide as it is written', () => {
  expect(shown('a <script>alert(1)</script> b')).toBe('<p>a &lt;script&gt;alert(1)&lt;/script&gt; b</p>');
  expect(shown('<img src=x onerror=alert(1)>')).not.toContain('<img');
  expect(shown('```html\n<b>\n```')).toContain('&lt;b&gt;');
});

it('offers commands to copy, and not what they print', () => {
  expect(shown('```bash\necho 1\n```')).toMatch(/^<div class="code" data-code><pre tabindex="0"><code>echo 1\n/);
  expect(shown('```text\n1\n```')).toMatch(/^<div class="printed"><pre tabindex="0"><code>1\n/);
});

it('lets a table be scrolled by keyboard where it is too wide', () => {
  expect(shown('| a | b |\n|---|---|\n| 1 | `2` |')).toMatch(
    /^<div class="scrolls" tabindex="0"><table>.*<code>2<\/code>.*<\/table>\s*<\/div>$/s,
  );
});

it('links to what stands on this server only, and keeps the words of other links', () => {
  expect(shown('[here](#there)')).toBe('<p><a href="#there">here</a></p>');
  expect(shown('[**code**](../server/app.ts) and [it](javascript:alert(1))')).toBe(
    '<p><strong>code</strong> and it</p>',
  );
});

it('loads nothing from anywhere', () => {
  expect(shown('![a picture](https://example.com/a.png)')).toBe('<p>a picture</p>');
});

it('numbers steps, and gives headings of the second level an anchor', () => {
  expect(shown('1. one\n2. two')).toMatch(/^<ol>\s*<li>one<\/li>\s*<li>two<\/li>\s*<\/ol>$/);
  expect(shown('## Sign a `call`, twice')).toBe('<h2 id="sign-a-call-twice">Sign a <code>call</code>, twice</h2>');
  expect(headingsOf('# One\n\n## Two\n\n```\n## no heading\n```\n\n## Three')).toEqual(['Two', 'Three']);
});
