import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The property by which npm marks a package that only the checkout installs. */
const DEVELOPMENT = 'cdx:npm:package:development';

interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  scope?: string;
  properties?: { name: string; value: string }[];
}

interface Bom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const isBundledOnly = ({ properties = [] }: Component): boolean => properties.some(({ name }) => name === DEVELOPMENT);

/** A component of the package: one that is bundled comes with it, whatever it is in the checkout. */
function asDelivered(component: Component): Component {
  if (!isBundledOnly(component)) return component;
  return { ...component, scope: 'required', properties: [{ name: 'contrato:bundled', value: 'true' }] };
}

/**
 * Keeps of a list of everything in the checkout what the package delivers or installs.
 * @param bundled packages that are bundled, as `name@version`
 * @throws naming a bundled package that the list does not have
 */
function deliveredOf(bom: Bom, name: string, bundled: readonly string[]): Bom {
  const inside = new Set(bundled);
  const components = bom.components
    .filter((component) => !isBundledOnly(component) || inside.has(`${component.name}@${component.version}`))
    .map(asDelivered);
  const listed = new Set(components.map((component) => `${component.name}@${component.version}`));
  const missing = bundled.filter((one) => !listed.has(one));
  if (missing.length > 0) throw new Error(`the lockfile does not have what is bundled: ${missing.join(', ')}`);
  const root = { ...bom.metadata.component, name };
  const refs = new Set([root['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return { ...bom, metadata: { ...bom.metadata, component: root }, components, dependencies };
}

/**
 * Writes `dist/sbom.cdx.json`, the list of everything that the package brings along or installs, in CycloneDX 1.5.
 * @returns how many packages it lists
 */
export async function writeSbom(root: string, dist: string, name: string, bundled: readonly string[]): Promise<number> {
  const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const { stdout } = await run('npm', words, { cwd: root, maxBuffer: 2 ** 26 });
  const bom = deliveredOf(JSON.parse(stdout), name, bundled);
  await writeFile(path.join(dist, 'sbom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
  return bom.components.length;
}
