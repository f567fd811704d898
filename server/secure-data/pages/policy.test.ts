import { contentSecurityPolicy, type PagePolicy } from './policy';

const plain: PagePolicy = { nonce: 'n', stylesheet: null, frameOrigins: [], form: null };
const policy = (changes: Partial<PagePolicy> = {}) => contentSecurityPolicy({ ...plain, ...changes });

describe('the content security policy of a page', () => {
  it('allows nothing but the page itself', () => {
    expect(policy()).toBe(
      "default-src 'none'; script-src 'nonce-n'; style-src 'nonce-n'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it('lets the registered origins hold it in a frame, and nothing that is not an origin into the header', () => {
    const frameOrigins = ['https://app.example.com', 'http://localhost:3000', "x; script-src 'unsafe-inline'", '*'];
    expect(policy({ frameOrigins })).toMatch(/; frame-ancestors https:\/\/app\.example\.com http:\/\/localhost:3000$/);
  });

  it.each([
    [null, "'self'"],
    ['https://app.example.com:8443/done?x=1', "'self' https://app.example.com:8443"],
    ['kiosco://cards/activated', "'self' kiosco:"],
  ])('lets the form lead to itself and to %s', (successLink, sources) => {
    expect(policy({ form: { successLink } })).toContain(`; form-action ${sources}; base-uri`);
  });

  it('needs both the nonce and the exact address for a stylesheet', () => {
    const stylesheet = new URL('https://cdn.example.com/a;b/c,d.css?v=1');
    const [first, second] = policy({ stylesheet }).split(', ');
    expect(first).toBe(policy());
    expect(second).toMatch(/^style-src 'sha256-[A-Za-z0-9+/=]{44}' https:\/\/cdn\.example\.com\/a%3Bb\/c%2Cd\.css$/);
  });
});
