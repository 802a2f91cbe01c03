import * as z from 'zod';

const lockSchema = z.object({
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      /** Name in the registry, if the package is installed under another one. */
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      /** Whether the site uses it only if it is there, and tests need it. */
      devOptional: z.boolean().optional(),
    }),
  ),
});

const packageUrl = (name: string, version: string) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Converts an SRI hash to the format of CycloneDX. */
function hashOf(integrity: string): {alg: string; content: string} {
  const [method = '', base64 = ''] = integrity.split('-');
  return {
    alg: method.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  };
}

/**
 * Returns the packages of the site as CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/), with
 * their dependencies on every platform and without packages that only checks and tests use. It has
 * no time and no serial number, so two builds of the same sources are equal. `npm sbom --omit dev`
 * is not used, because it leaves out packages that tests also need, such as Preact (npm 11.19).
 * @param lock content of `package-lock.json`
 */
export function softwareBill(lock: string): string {
  const {version: release, packages} = lockSchema.parse(JSON.parse(lock));
  const components = Object.entries(packages).flatMap(([place, entry]) => {
    const {version = '', license, integrity, dev = false} = entry;
    const isOptional = entry.optional === true || entry.devOptional === true;
    const name = entry.name ?? place.split('node_modules/').at(-1) ?? '';
    if (place === '' || dev) {
      return [];
    }
    return {
      type: 'library',
      'bom-ref': place,
      name,
      version,
      scope: isOptional ? 'optional' : 'required',
      purl: packageUrl(name, version),
      ...(license !== undefined && {licenses: [{expression: license}]}),
      ...(integrity !== undefined && {hashes: [hashOf(integrity)]}),
    };
  });
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {component: {type: 'application', name: 'docs', version: release}},
    components,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
