import { shellWord } from '../cli/shell-word';
import { DEMO, type DemoKey } from './demo';
import type { FileAccess } from './demo-files';

/** The data about a running sandbox that a person needs. */
interface Welcome {
  url: string;
  mocks: { url: string; clientUrl: string };
  audience: string;
  dataDir: string;
  key: DemoKey;
  /** The access of the demo client to its settlement files; absent where they are not served. */
  files?: FileAccess & { host: string; port: number };
}

const json = (value: object) => `'${JSON.stringify(value)}'`;

/** Commands that can be pasted into a shell: a token, a user, an account of the user, the list of accounts. */
function firstSteps({ url, audience }: Pick<Welcome, 'url' | 'audience'>): string {
  const credentials = { client_id: DEMO.id, client_secret: DEMO.secret, audience, grant_type: 'client_credentials' };
  const account = '{"owner_type":"USER","user_id":"\'$USER_ID\'","country":"ARG","currency":"ARS"}';
  const type = `-H 'content-type: application/json'`;
  const token = '-H "authorization: Bearer $TOKEN"';
  const key = '-H "x-idempotency-key: $RANDOM-$(date +%s)"';
  const pick = (name: string) => `sed 's/.*"${name}":"\\([^"]*\\)".*/\\1/'`;
  return [
    `TOKEN=$(curl -s ${url}/oauth/token ${type} -d ${json(credentials)} | ${pick('access_token')})`,
    `USER_ID=$(curl -s ${url}/users/v1/ ${token} ${type} ${key} -d '{"email":"ana.'$(date +%s)'@example.com","operation_country":"ARG"}' | ${pick('id')})`,
    `curl -s ${url}/core/accounts/v1 ${token} ${type} ${key} -d '${account}'; echo`,
    `curl -s -g "${url}/core/accounts/v1?filter[user_id]=$USER_ID" ${token}; echo`,
  ].join('\n');
}

/**
 * A command that opens the file server as the demo client. The host key is new with each data folder, so nobody is
 * asked about it.
 */
function fetchFiles({ keyFile, username, host, port }: NonNullable<Welcome['files']>): string {
  const options = '-o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR';
  return `sftp -P ${port} ${identity(keyFile)} ${options} ${username}@${host}`;
}

/**
 * Returns the option that names a key file. ssh expands % in file names (ssh_config(5), TOKENS). -i also requires the
 * literal name to exist, so % can only be escaped in IdentityFile.
 */
function identity(keyFile: string): string {
  if (!keyFile.includes('%')) return `-i ${shellWord(keyFile)}`;
  return `-o ${shellWord(`IdentityFile="${keyFile.replaceAll('%', '%%')}"`)}`;
}

/** The text that is printed when the sandbox has started. */
export function welcome(about: Welcome): string {
  const { url, mocks, audience, dataDir, key, files } = about;
  const settlement = files === undefined ? '' : `  settlement files           ${fetchFiles(files)}\n`;
  return `
  console                    ${url}/console
  API                        ${url}
  sandbox controls           ${url}/sandbox/v1
  documentation              ${url}/docs
  mock of the service        ${mocks.url}
  mock of your endpoints     ${mocks.clientUrl}
${settlement}
  demo client                client_id ${DEMO.id}   client_secret ${DEMO.secret}   audience ${audience}
  its calls are signed with  x-api-key ${key.apiKey}
                             api-secret ${key.apiSecret}
  kept in                    ${dataDir}

Paste this for a token, a user, an account and the list of accounts:

${firstSteps(about)}
`;
}
