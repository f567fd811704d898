import { declare, flag, needed, text } from '../../cli/declaration';

const CHANGE = (list: string) => ({
  [`${list}[].changes[].effect`]:
    '`REFUSED`, `ACCEPTED`, `ANSWERED_DIFFERENTLY`, `CALLED_DIFFERENTLY` or `WRITTEN_DIFFERENTLY`',
  [`${list}[].changes[].where`]: 'the part that differs, with a pointer or a name',
  [`${list}[].changes[].what`]: 'what differs, in words',
  [`${list}[].changes[].instead`]: 'what to write instead; null if there is no replacement',
});

export const command = declare({
  name: 'upgrade',
  summary: 'shows what another revision of the contract would change for the requests of a client',
  about:
    'Compares the request log of a sandbox, in the database of DATABASE_URL or DATA_DIR, with another revision; or an HTTP archive, which browsers and proxies write. See docs/guides/upgrading.md.',
  options: {
    client: text('NAME|ID', 'the client of the sandbox whose requests, calls and settlement files are compared'),
    har: text('FILE', 'an HTTP archive (HAR 1.2) with requests to the service, instead of a client'),
    from: text('REVISION', 'the revision in which the requests of the archive were made; current by default'),
    to: needed('REVISION', 'the revision to compare with: current, earliest, or axis=value pairs'),
    json: flag('print the report as JSON'),
  },
  json: {
    'from[]': 'the revisions of the requests',
    to: 'the revision that they were compared with',
    requests: 'how many requests were compared',
    calls: 'how many calls to the client were compared',
    bodies_not_kept: 'how many could not be compared, because a body was too large for the log',
    'affected[].id': 'the entry of the request log, or the place in the archive',
    'affected[].at': 'its time, RFC 3339',
    'affected[].direction': '`REQUEST` or `CALL`',
    'affected[].operation': 'the operation',
    'affected[].request': 'method and path',
    'affected[].axes[]': 'the axes of the revisions that affect the operation',
    ...CHANGE('affected'),
    'rows[].folder': '`transactions` or `presentations`',
    'rows[].day': 'the day of the file',
    'rows[].transaction_id': 'the transaction of the row',
    ...CHANGE('rows'),
  },
  examples: [
    ['contrato upgrade --client Acme --to current', 'what a client must change before it moves to the revision'],
    ['contrato upgrade --har session.har --from earliest --to current --json', 'the same for what a proxy recorded'],
  ],
  exits: {
    0: 'nothing would change',
    1: 'something would be refused, answered, called or written differently',
    2: "the command line can't be understood, or there is no such client, revision or file",
  },
  run: (options) => (require('./main') as typeof import('./main')).upgrade(options),
});
