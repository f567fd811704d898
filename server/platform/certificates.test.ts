import { DAY } from '../kernel/time';
import { CERTIFICATE, RENEWED } from '../testing/tls';
import { Certificates } from './certificates';
import { Metrics } from './http/metrics';
import { createLogs } from './log';

const END = Date.parse('2126-10-29T20:06:03Z');
const RENEWED_END = Date.parse('2126-11-03T07:30:23Z');

afterEach(() => jest.restoreAllMocks());

it('a certificate that takes the place of another one takes its figure, too', async () => {
  const { log } = createLogs('silent');
  const metrics = new Metrics({ process: false });
  const certificates = new Certificates(log, metrics);
  const ends = async () => {
    const text = await metrics.registry.getSingleMetricAsString('x509_cert_not_after');
    return [...text.matchAll(/configured_by="(\w+)".* (\d+)$/gm)].map(([, place, end]) => [place, Number(end)]);
  };
  certificates.use('TLS_CERT_FILE', CERTIFICATE);
  certificates.use('other', CERTIFICATE);
  certificates.use('TLS_CERT_FILE', RENEWED.certificate);
  expect(await ends()).toEqual([
    ['other', END / 1_000],
    ['TLS_CERT_FILE', RENEWED_END / 1_000],
  ]);
});

it.each([
  ['has 31 days left', 31, []],
  ['ends within 30 days', 30, [[40, 'a certificate expires within 30 days: renew it', '2126-10-29T20:06:03.000Z']]],
  ['has ended', 0, [[50, 'a certificate has expired: renew it', '2126-10-29T20:06:03.000Z']]],
])('the log has what it should of one that %s', (_, days, expected) => {
  const logged: { level: number; msg: string; until: string }[] = [];
  const { log } = createLogs('info', { write: (line: string) => void logged.push(JSON.parse(line)) });
  jest.spyOn(Date, 'now').mockReturnValue(END - days * DAY);
  new Certificates(log, new Metrics({ process: false })).use('TLS_CERT_FILE', CERTIFICATE);
  expect(logged.map(({ level, msg, until }) => [level, msg, until])).toEqual(expected);
});
