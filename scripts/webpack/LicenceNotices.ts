import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Compilation, type Compiler, type Module, sources } from 'webpack';
import { isObject } from '../../src/domain/kernel/parseJson';

interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The words of its licence and notice files. */
  readonly words: string;
}

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const WORDS = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** Writes the licences of every package of which a part is in the build. */
export class LicenceNotices {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LicenceNotices', compilation => {
      // Workers and stylesheets have compilations of their own in between; the outermost holds every module that is
      // shipped.
      if (compilation.compiler !== compiler) return;
      compilation.hooks.processAssets.tap(
        { name: 'LicenceNotices', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.emitAsset(this.file, new sources.RawSource(licenceNotices(foldersOf(compilation.modules))));
        },
      );
    });
  }
}

/**
 * One entry a package and version, by name. Throws for a package that names no licence, and for one whose licence has
 * no words here.
 */
export function licenceNotices(folders: Iterable<string>): string {
  const found = [...folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  const packages = [...new Map(found.map(known => [`${known.name} ${known.version}`, known])).values()];
  const entries = packages.map(({ name, version, license, words }) => {
    const text =
      words === '' ? `The text of ${license} stands with ${nameOfOneWithWords(packages, license, name)}.` : words;
    return `${name} ${version}\n${license}\n\n${text}\n`;
  });
  return `This product contains parts of the following packages.\n\n${entries.join(`\n${'-'.repeat(78)}\n\n`)}`;
}

/** Some packages name their licence and leave out its text, which another under the same licence brings. */
function nameOfOneWithWords(packages: readonly ShippedPackage[], license: string, wanting: string): string {
  const other = packages.find(known => known.license === license && known.words !== '');
  if (other === undefined) throw new Error(`No package brings the text of ${license}, under which ${wanting} is.`);
  return other.name;
}

function readPackage(folder: string): ShippedPackage {
  const file: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const [name, version, license] = ['name', 'version', 'license'].map((field): unknown =>
    isObject(file) ? file[field] : undefined,
  );
  if (typeof name !== 'string' || typeof version !== 'string' || typeof license !== 'string')
    throw new Error(`${folder} names no licence.`);
  const files = readdirSync(folder)
    .filter(file => WORDS.test(file))
    .sort();
  return {
    name,
    version,
    license,
    words: files.map(file => readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n'),
  };
}

function foldersOf(modules: Iterable<Module>): Set<string> {
  const folders = new Set<string>();
  const visit = (module: Module): void => {
    // Modules that were joined into one, and stylesheets, name their file in their identifier alone.
    const inner = 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [];
    inner.forEach(visit);
    for (const part of module.identifier().split(/[!|?]/)) {
      const folder = PACKAGE.exec(part)?.[1];
      if (folder !== undefined && !isTool(module, part)) folders.add(folder);
    }
  };
  for (const module of modules) visit(module);
  return new Set([...folders].filter(folder => existsSync(path.join(folder, 'package.json'))));
}

/** Loaders precede the file in an identifier; what is shipped is the last part of it. */
function isTool(module: Module, part: string): boolean {
  const files = module
    .identifier()
    .split('!')
    .map(file => file.split(/[|?]/));
  return !(files.at(-1) ?? []).includes(part);
}
