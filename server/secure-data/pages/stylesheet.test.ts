import { stylesheetOf, stylesheetOrNone } from './stylesheet';

const registered = ['https://cdn.example.com', 'http://localhost:3000'];

describe("a client's stylesheet", () => {
  it.each([
    ['https://cdn.example.com/card.css?v=2', registered],
    ['https://CDN.example.com:443/card.css', registered],
    ['http://localhost:3000/card.css', registered],
    ['https://anywhere.example/card.css', []],
  ])('may come from %s', (styles, origins) => {
    expect(stylesheetOf(styles, origins)?.href).toBe(new URL(styles).href);
    expect(stylesheetOrNone(styles, origins)?.href).toBe(new URL(styles).href);
  });

  it.each([
    ['https://evil.example/card.css', registered],
    ['http://cdn.example.com/card.css', registered],
    ['https://cdn.example.com.evil.example/card.css', registered],
    ['https://cdn.example.com@evil.example/card.css', registered],
    ['https://user:secret@cdn.example.com/card.css', registered],
    ['https://user@cdn.example.com/card.css', registered],
    ['https://:secret@cdn.example.com/card.css', registered],
    ['https://anywhere.example/card.css', ['no origin at all']],
    ['data:text/css,*{}', []],
    ['https://', []],
  ])('is refused from %s', (styles, origins) => {
    expect(() => stylesheetOf(styles, origins)).toThrow('INVALID_REQUEST');
    expect(stylesheetOrNone(styles, origins)).toBeNull();
  });

  it('is nothing a page needs', () => {
    expect(stylesheetOf(undefined, registered)).toBeNull();
    expect(stylesheetOrNone(null, registered)).toBeNull();
  });
});
