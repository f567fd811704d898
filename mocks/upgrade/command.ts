import { declare, flag, needed, text } from '../../cli/declaration';

const CHANGE = (list: string) => ({
  [`${list}[].changes[].effect`]:
    '`REFUSED`, `ACCEPTED`, `ANSWERED_DIFFERENTLY`, `CALLED_DIFFERENTLY` or `WRITTEN_DIFFERENTLY`',
  [`${list}[].changes[].where`]: 'the part that differs, with a pointer or a name behind it',
  [`${list}[].changes[].what`]: 'what differs, in words',
  [`${list}[].changes[].instead`]: 'what to write instead; null where there is nothing to write',
});

export const command = declare({
  name: 'upgrade',
  summary: 'shows what another revision of the contract would change for the requests of a client',
  about:
    'Holds the request log of a sandbox, in the database of DATABASE_URL or DATA_DIR, against another revision; or an HTTP archive, which browsers and proxies write. docs/guides/upgrading.md tells more.',
  options: {
    client: text('NAME|ID', 'the client of the sandbox whose requests, calls and settlement files are looked at'),
    har: text('FILE', 'an HTTP archive (HAR 1.2) with requests to the service, in place of a client'),
    from: text('REVISION', 'the revision in which the requests of the archive were made; current where it is not said'),
    to: needed('REVISION', 'the revision that they are held against: current, earliest, or axis=value pairs'),
    json: flag('print the report as JSON'),
  },
  json: {
    'from[]': 'the revisions in which it was done',
    to: 'the revision that it was held against',
    requests: 'how many requests were looked at',
    calls: 'how many calls to the client were looked at',
    bodies_not_kept: 'how many could not be judged, since a body was too large for the log',
    'affected[].id': 'the entry of the request log, or the place in the archive',
    'affected[].at': 'when it was, RFC 3339',
    'affected[].direction': '`REQUEST` or `CALL`',
    'affected[].operation': 'the operation',
    'affected[].request': 'method and path',
    'affected[].axes[]': 'the axes of the revisions that touch the operation',
    ...CHANGE('affected'),
    'rows[].folder': '`transactions` or `presentations`',
    'rows[].day': 'the day of the file',
    'rows[].transaction_id': 'the transaction of the row',
    ...CHANGE('rows'),
  },
  examples: [
    ['contrato upgrade --client Acme --to current', 'what a client has to change before it is moved on'],
    ['contrato upgrade --har session.har --from earliest --to current --json', 'the same for what a proxy recorded'],
  ],
  exits: {
    0: 'nothing would change',
    1: 'something would be refused, answered, called or written differently',
    2: "the command line can't be understood, or there is no such client, revision or file",
  },
  run: (options) => (require('./main') as typeof import('./main')).upgrade(options),
});
