import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = path.join(__dirname, '../..');

/** How something that is deployed starts: its words, and the environment that it sets itself. */
export interface Start {
  words: readonly string[];
  environment: Readonly<Record<string, string>>;
}

function pairsOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
}

/** Reads an instruction of the last stage of the Containerfile that is written as a list of words. */
function wordsOf(stage: string, instruction: string): string[] {
  const [, words = '[]'] = new RegExp(`^ *${instruction} (\\[.*\\])$`, 'm').exec(stage) ?? [];
  return JSON.parse(words);
}

/** How the container starts, and how it is asked whether it lives. */
export function containerStart(): Start & { probe: readonly string[] } {
  const file = readFileSync(path.join(ROOT, 'Containerfile'), 'utf8');
  const stage = file.slice(file.lastIndexOf('\nFROM '));
  const [, environment = ''] = /^ENV (.*)$/m.exec(stage) ?? [];
  const [, probe = ''] = /^HEALTHCHECK[\s\S]*?(CMD \[.*\])$/m.exec(stage) ?? [];
  return {
    words: [...wordsOf(stage, 'ENTRYPOINT'), ...wordsOf(stage.replace(probe, ''), 'CMD')],
    environment: pairsOf(environment),
    probe: wordsOf(probe, 'CMD'),
  };
}

/**
 * How compose.yaml starts the container, on SQLite: its other container is PostgreSQL.
 *
 * @param secrets the folder that stands for `secrets/`
 */
export function composeStart(secrets: string): Start {
  const { services } = parse(readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8'));
  const { environment, volumes } = services.service as { environment: Record<string, string>; volumes: string[] };
  const [, mounted = ''] = volumes.map((volume) => volume.split(':')).find(([from]) => from === './secrets') ?? [];
  const known = Object.entries(environment).filter(
    ([name, value]) => name !== 'DATABASE_URL' && !value.startsWith('${'),
  );
  const here = known.map(([name, value]) => [name, value.replace(mounted, secrets)]);
  const { words, environment: own } = containerStart();
  return { words, environment: { ...own, ...Object.fromEntries(here) } };
}

interface Probe {
  httpGet: { path: string; port: string };
}

interface Pod {
  enableServiceLinks: boolean;
  terminationGracePeriodSeconds: number;
  containers: [
    {
      env: { name: string; value: string }[];
      ports: { name: string; containerPort: number }[];
      volumeMounts: { name: string; mountPath: string }[];
      startupProbe: Probe;
      livenessProbe: Probe;
      readinessProbe: Probe;
    },
  ];
}

/** The file with the resources of Kubernetes. */
export const KUBERNETES = path.join(ROOT, 'packaging/kubernetes.yaml');

/**
 * How Kubernetes starts the container, on SQLite: the manifest has no PostgreSQL.
 *
 * @param secrets the folder that stands for the mounted secret
 * @returns also the pod, and the paths of its probes, all on the port of the system
 */
export function kubernetesStart(secrets: string): Start & { pod: Pod; probes: readonly string[] } {
  const resources = parseAllDocuments(readFileSync(KUBERNETES, 'utf8')).map((one) => one.toJS());
  const { spec: pod } = resources.find(({ kind }) => kind === 'Deployment').spec.template as { spec: Pod };
  const [{ env, ports, volumeMounts, startupProbe, livenessProbe, readinessProbe }] = pod.containers;
  const [mounted = ''] = volumeMounts.filter(({ name }) => name === 'secrets').map(({ mountPath }) => mountPath);
  const here = env
    .filter(({ name }) => name !== 'DATABASE_URL_FILE' && name !== 'SETTLEMENT_DIR')
    .map(({ name, value }) => [name, value.replace(mounted, secrets)]);
  const { words, environment } = containerStart();
  const probes = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => {
    const { containerPort } = ports.find(({ name }) => name === httpGet.port) ?? {};
    if (String(containerPort) !== environment.SYSTEM_PORT) throw new Error(`${httpGet.path} is not on SYSTEM_PORT`);
    return httpGet.path;
  });
  return { words, environment: { ...environment, ...Object.fromEntries(here) }, pod, probes };
}

/**
 * The last command that a stage of the Containerfile runs.
 *
 * @param stage the name of the stage
 * @param here the folders of this machine, by those of the image that they stand for
 */
export function containerRun(stage: string, here: Readonly<Record<string, string>>): string {
  const file = readFileSync(path.join(ROOT, 'Containerfile'), 'utf8').replaceAll('\\\n', ' ');
  const [, lines = ''] = new RegExp(`^FROM \\S+ AS ${stage}$([\\s\\S]*?)^FROM `, 'm').exec(file) ?? [];
  const command = [...lines.matchAll(/^RUN (.*)$/gm)].at(-1)?.[1];
  if (command === undefined) throw new Error(`the Containerfile has no stage ${stage} that runs a command`);
  return Object.entries(here).reduce((text, [there, folder]) => text.replaceAll(there, folder), command);
}

/** The program that a command is typed as in the container: the target of the link in its search path. */
export function containerCommand(): string {
  const file = readFileSync(path.join(ROOT, 'Containerfile'), 'utf8');
  const [, target = ''] = /ln --symbolic (\S+) \/usr\/local\/bin\/contrato$/m.exec(file) ?? [];
  return target;
}

/** Writes what a machine with the unit has as the command, and its settings. @returns the command */
export function unitCommand(folder: string, installed: string, settings: Readonly<Record<string, string>>): string {
  const script = readFileSync(path.join(installed, 'node_modules/contrato/dist/packaging/systemd/contrato'), 'utf8');
  const file = path.join(folder, 'contrato.env');
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const command = path.join(folder, 'contrato');
  const here = script.replaceAll('/etc/contrato/contrato.env', file).replaceAll('/opt/contrato/', `${installed}/`);
  writeFileSync(command, here, { mode: 0o755 });
  return command;
}

/** How systemd starts the service. @param credentials the folder that stands for `%d` */
export function unitStart(credentials: string): Start {
  const file = readFileSync(path.join(ROOT, 'packaging/systemd/contrato.service'), 'utf8');
  const [, words = ''] = /^ExecStart=(.*)$/m.exec(file) ?? [];
  const [, environment = ''] = /^Environment=(.*)$/m.exec(file) ?? [];
  return { words: words.split(' '), environment: pairsOf(environment.replaceAll('%d', credentials)) };
}

/** A database is served with one set of keys, however often it is started on. */
const KEYS = {
  DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  LOOKUP_KEY: randomBytes(32).toString('base64'),
};

/** Makes what production does not start without. @returns the environment that tells of it */
export function makeSecrets(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  writeFileSync(path.join(folder, 'signing.pem'), privateKey);
  writeFileSync(path.join(folder, 'data-keys'), `${KEYS.DATA_KEYS}\n`);
  writeFileSync(path.join(folder, 'lookup-key'), `${KEYS.LOOKUP_KEY}\n`);
  writeFileSync(path.join(folder, 'processor.pub'), publicKey);
  writeFileSync(
    path.join(folder, 'networks.yaml'),
    'networks:\n  processor:\n    reports:\n      scopes: [network:card]\n      keys: { public_key_file: processor.pub }\n',
  );
  return {
    ...KEYS,
    SIGNING_KEY_FILE: path.join(folder, 'signing.pem'),
    NETWORKS_FILE: path.join(folder, 'networks.yaml'),
    PUBLIC_URL: 'https://api.contrato.example',
    TRUST_PROXY: '1',
  };
}

/**
 * Every file and folder below one, with the time of its last change: what a read-only file system would not have let
 * happen shows.
 */
export function stateOf(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true }) as string[];
  return found.map((name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`).sort();
}
