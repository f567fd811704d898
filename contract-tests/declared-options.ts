import { flag, oneOf, text, texts, whole } from '../cli/declaration';
import { reportOption } from '../cli/report/options';

/** The server to test, and the part of the contract. */
export const OPTIONS = {
  revision: text(
    'REVISION',
    'a named revision, axis=value pairs separated by commas, or all: every named revision and every combination of axes that affect the same operation, each with its mock',
    'current',
  ),
  url: text('URL', 'the origin of a server with sandbox controls; by default one is started for the run'),
  allowHeader: texts(
    'NAME',
    'with --url: a header that a proxy in front of the server adds to its answers, such as link, or content-type where there is no body; documented headers are checked as before',
  ),
  allowCookie: texts(
    'NAME',
    'with --url: a cookie that a proxy in front of the server sets, such as AWSALB or SERVERID; * at the end stands for any rest',
  ),
  mock: flag('send the same requests to the mock of the revision as well'),
  document: text(
    'DOCUMENTS',
    'the documents to cover, separated by commas: openapi, sandbox, system, networks; all when absent',
  ),
  networks: oneOf(
    'WAY',
    'in-process: all operations, with simulated networks inside the service; http: only operations that involve a network, against a service in production mode and simulated networks in separate processes',
    ['in-process', 'http'],
    'in-process',
  ),
  only: text('OPERATIONS', 'the operations to cover, by operationId, separated by commas; all when absent'),
  workers: whole(
    'COUNT',
    'how many processes send requests; when absent, one per core, and one more for several revisions',
    { min: 1, max: 64 },
  ),
  reports: text('DIR', 'the folder for the JUnit, JSON and HTML reports', 'reports'),
  report: reportOption,
  json: flag('print the report as JSON, and nothing else'),
  mutants: flag('break the server in every way of the catalogue, and check that the tests catch each one'),
};
