import { escapeHtml, html, inline } from './html';

describe('html', () => {
  it('escapes every text, in content and in attributes', () => {
    const hostile = `<img src=x onerror=alert(1)> " ' \` & \u0000`;
    expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
      '<p title="&lt;img src=x onerror=alert(1)&gt; &quot; &#39; &#96; &amp; \ufffd">' +
        '&lt;img src=x onerror=alert(1)&gt; &quot; &#39; &#96; &amp; \ufffd</p>',
    );
  });

  it('keeps markup, joins lists and leaves out what is not there', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}</ul>${null}${false}${0}`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>0');
  });

  it('escapes what was escaped before once more, so that text shows as it is', () => {
    expect(escapeHtml('&amp;')).toBe('&amp;amp;');
  });

  it('refuses an inline script that would end its element', () => {
    expect(() => inline("x = '</script>'")).toThrow('</');
    expect(() => inline('<!-- x')).toThrow('<!');
    expect(inline('a < b').text).toBe('a < b');
  });
});
