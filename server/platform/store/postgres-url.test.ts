import { readPostgresUrl } from './postgres-url';

const hosts = (url: string) => readPostgresUrl(url).hosts.map((host) => host.url);

describe('a connection string of PostgreSQL', () => {
  it('with one host is handed on as it is, whatever stands in it', () => {
    for (const url of [
      'postgres://u:p@a/db',
      'postgresql://u:p@a:5433/db?sslmode=verify-full',
      'postgresql://u:p@a:5433/db?uselibpqcompat=true&sslmode=require',
      'postgres://u@[::1]:5432/db',
      'postgres:///db?host=/var/run/postgresql',
      'postgres://u:p@[::1]/db',
    ]) {
      expect(hosts(url)).toEqual([url]);
      expect(readPostgresUrl(url).seeksPrimary).toBe(false);
    }
  });

  it('with several hosts is one string for each, without what the driver does not know', () => {
    const url = 'postgres://u:p%40w@a:5432,b:5433,[::1]/db?target_session_attrs=read-write&sslmode=no-verify';
    expect(readPostgresUrl(url)).toEqual({
      seeksPrimary: true,
      hosts: [
        { name: 'a:5432', url: 'postgres://u:p%40w@a:5432/db?sslmode=no-verify' },
        { name: 'b:5433', url: 'postgres://u:p%40w@b:5433/db?sslmode=no-verify' },
        { name: '[::1]', url: 'postgres://u:p%40w@[::1]/db?sslmode=no-verify' },
      ],
    });
  });

  it.each([
    ['postgres://u@a,b/db', ['postgres://u@a/db', 'postgres://u@b/db']],
    ['postgres:///db?host=a,b&port=1,2&user=u', ['postgres://a:1/db?user=u', 'postgres://b:2/db?user=u']],
    ['postgres://u@a,b/db?port=6432', ['postgres://u@a:6432/db', 'postgres://u@b:6432/db']],
    ['postgres:///db?host=/run/a,/run/b', ['postgres://%2Frun%2Fa/db', 'postgres://%2Frun%2Fb/db']],
  ])('names hosts and ports as libpq has it: %s', (url, expected) => {
    expect(hosts(url)).toEqual(expected);
  });

  it.each(['allow', 'prefer', 'require', 'verify-ca', 'verify-full'])('verifies the server with sslmode=%s', (mode) => {
    expect(hosts(`postgres://u@a/db?sslmode=${mode}&x=y`)).toEqual(['postgres://u@a/db?sslmode=verify-full&x=y']);
    expect(hosts(`postgres://u@a,b/db?sslmode=${mode}`)).toEqual(
      ['a', 'b'].map((host) => `postgres://u@${host}/db?sslmode=verify-full`),
    );
  });

  it('verifies the server wherever sslmode asks for it, since the last one counts', () => {
    expect(hosts('postgres://u@a/db?sslmode=prefer&x=y&sslmode=require')).toEqual([
      'postgres://u@a/db?sslmode=verify-full&x=y&sslmode=verify-full',
    ]);
  });

  it.each(['disable', 'no-verify'])('does not where sslmode=%s says so', (mode) => {
    expect(hosts(`postgres://u@a/db?sslmode=${mode}`)).toEqual([`postgres://u@a/db?sslmode=${mode}`]);
  });

  it.each([
    ['read-write', true],
    ['primary', true],
    ['any', false],
  ])('with target_session_attrs=%s seeks who accepts writes: %s', (target, seeks) => {
    expect(readPostgresUrl(`postgres://a/db?target_session_attrs=${target}`).seeksPrimary).toBe(seeks);
    expect(readPostgresUrl(`postgres://a,b/db?target_session_attrs=${target}`).seeksPrimary).toBe(true);
  });

  it.each([
    ['postgres://u:hidden@a,b/db?target_session_attrs=standby', /target_session_attrs=standby.*read-write/],
    ['postgres://u:hidden@a,,b/db', /empty host/],
    ['postgres://u:hidden@a/db?sslmode=required', /sslmode=required.*verify-full/],
    ['postgres://u:hidden@a:1,b:none/db', /port .* with host 2/],
    ['postgres://u:hidden@a:0/db', /port .* with host 1/],
    ['postgres://u:hidden@a:65536/db', /port .* with host 1/],
    ['postgres://u:hid/den@a/db', /write \/ as %2F/],
    ['postgres://u:hidden@a,b,c/db?port=1,2', /names 3 hosts and 2 ports/],
    ['mysql://u:hidden@a/db', /not a connection string/],
  ])('says what is wrong without the password: %s', (url, problem) => {
    expect(() => readPostgresUrl(url)).toThrow(problem);
    expect(() => readPostgresUrl(url)).not.toThrow(/hid/);
  });
});
