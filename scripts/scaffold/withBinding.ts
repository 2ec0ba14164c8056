import type { UseCaseNames } from './UseCaseNames';

const inversify = "import { ContainerModule } from 'inversify';\n";
const END_OF_MODULE = '\n});\n';

/** The wiring of an area, whose container module also makes one more use case; begins the file where there is none. */
export function withBinding(text: string | undefined, names: UseCaseNames): string {
  const { feature, useCase } = names;
  const begun =
    text ?? `${inversify}\nexport const ${feature}Module = new ContainerModule(({ bind }) => {${END_OF_MODULE}`;
  if (!begun.includes(inversify)) throw otherShape(names);
  const imported = begun.replace(
    inversify,
    () => `${inversify}import { ${useCase} } from '@/application/${feature}/${useCase}';\n`,
  );
  const { text: ready, prefix } = withTokensImported(imported, names);
  const module = ready.indexOf(`export const ${feature}Module = new ContainerModule(`);
  const end = ready.indexOf(END_OF_MODULE, module);
  if (module === -1 || end === -1) throw otherShape(names);
  return `${ready.slice(0, end + 1)}${binding(names, prefix)}${ready.slice(end + 1)}`;
}

const otherShape = ({ feature, useCase }: UseCaseNames): Error =>
  new Error(`The wiring of ${feature} has another shape; please bind ${useCase} by hand.`);

function binding({ useCase, port }: UseCaseNames, prefix: string): string {
  return `  bind(${prefix}${useCase}Token).toResolvedValue(gateway => new ${useCase}(gateway), [${prefix}${port}Token]);\n`;
}

/** Brings the tokens in the way the module already does: by name, or under one short name. */
function withTokensImported(
  text: string,
  { feature, useCase, port }: UseCaseNames,
): { readonly text: string; readonly prefix: string } {
  const path = `'./tokens/${feature}Tokens'`;
  const namespace = new RegExp(`import \\* as (\\w+) from ${path};`).exec(text)?.[1];
  if (namespace !== undefined) return { text, prefix: `${namespace}.` };
  const named = new RegExp(`import \\{([^}]*)\\} from ${path};`);
  const known =
    named
      .exec(text)?.[1]
      ?.split(',')
      .map(name => name.trim())
      .filter(Boolean) ?? [];
  const line = importLine([...known, `${useCase}Token`, `${port}Token`].sort(), path);
  if (known.length > 0) return { text: text.replace(named, () => line), prefix: '' };
  return { text: text.replace('\n\n', () => `\n${line}\n\n`), prefix: '' };
}

function importLine(names: readonly string[], path: string): string {
  const line = `import { ${names.join(', ')} } from ${path};`;
  return line.length <= 140 ? line : `import {\n${names.map(name => `  ${name},\n`).join('')}} from ${path};`;
}
