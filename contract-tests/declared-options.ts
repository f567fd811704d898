import { flag, oneOf, text, whole } from '../cli/declaration';
import { reportOption } from '../cli/report/options';

/** Where and what is held against the contract. */
export const OPTIONS = {
  revision: text(
    'REVISION',
    'a named revision, axis=value pairs separated by commas, or all: every named revision and every combination where axes meet, each with its mock',
    'current',
  ),
  url: text('URL', 'the origin of a server with sandbox controls; without it one is started for the run'),
  mock: flag('send the same requests to the mock of the revision as well'),
  document: text(
    'DOCUMENTS',
    'which documents to cover, separated by commas, of openapi, sandbox, system, networks; all when absent',
  ),
  networks: oneOf(
    'WAY',
    'http: only what touches a network, against a service in production mode and a world, each a process of its own',
    ['beside', 'http'],
    'beside',
  ),
  only: text('OPERATIONS', 'which operations to cover, by operationId, separated by commas; all when absent'),
  workers: whole(
    'COUNT',
    'how many processes send requests; absent, as many as there are cores, and one more for several revisions',
    { min: 1, max: 64 },
  ),
  reports: text('DIR', 'where JUnit, JSON and HTML are written', 'reports'),
  report: reportOption,
  json: flag('print the report as JSON, and nothing else'),
  mutants: flag('break the server on purpose, in every way of the catalogue, and see that each is caught'),
};
