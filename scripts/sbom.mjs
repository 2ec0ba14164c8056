#!/usr/bin/env node
/**
 * `npm run sbom [-- --out file]`: what the shipped product is made of, in the CycloneDX format, from the lockfile
 * alone.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { shippedPackages } from './tools/shippedPackages.mjs';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { out: { type: 'string', default: join(root, '.cache', 'reports', 'sbom.cdx.json') } },
});

const npmArguments = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
const bom = JSON.parse(
  execFileSync('npm', npmArguments, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 2 ** 20,
  }),
);
// npm names the product after its folder.
bom.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
// It lists the tools too; what its `--omit dev` leaves out is more than tools, and a package that both need counts as a
// tool there.
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const nameOf = path => `${packages[path].name ?? path.split('node_modules/').at(-1)}@${packages[path].version}`;
const shipped = new Set([...shippedPackages(packages)].map(nameOf));
bom.components = bom.components
  .filter(({ name, version }) => shipped.has(`${name}@${version}`))
  .map(component => ({ ...component, scope: 'required', properties: [] }));
const listed = new Set([bom.metadata.component, ...bom.components].map(component => component['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => listed.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(other => listed.has(other)) }));

mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${bom.components.length} components: ${values.out}`);
