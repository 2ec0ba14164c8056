import type { UseCaseNames } from './UseCaseNames';

const lastLine = /\}\);\s*$/;
const inversify = "import { ContainerModule } from 'inversify';\n";

/** A feature's container module that also makes one more use case; begins the file where there is none. */
export function withBinding(text: string | undefined, names: UseCaseNames): string {
  const { feature, useCase } = names;
  const begun = text ?? `${inversify}\nexport const ${feature}Module = new ContainerModule(({ bind }) => {\n});\n`;
  if (!begun.includes(inversify) || !lastLine.test(begun)) throw new Error(`The module of ${feature} has another shape; please bind ${useCase} by hand.`);
  const imported = begun.replace(inversify, () => `${inversify}import { ${useCase} } from '@/application/${feature}/${useCase}';\n`);
  const { text: ready, prefix } = withTokensImported(imported, names);
  return ready.replace(lastLine, () => `${binding(names, prefix)}});\n`);
}

function binding({ useCase, port }: UseCaseNames, prefix: string): string {
  return `  bind(${prefix}${useCase}Token).toResolvedValue(gateway => new ${useCase}(gateway), [${prefix}${port}Token]);\n`;
}

/** Brings the tokens in the way the module already does: by name, or under one short name. */
function withTokensImported(text: string, { feature, useCase, port }: UseCaseNames): { readonly text: string; readonly prefix: string } {
  const path = `'./tokens/${feature}Tokens'`;
  const namespace = new RegExp(`import \\* as (\\w+) from ${path};`).exec(text)?.[1];
  if (namespace !== undefined) return { text, prefix: `${namespace}.` };
  const named = new RegExp(`import \\{([^}]*)\\} from ${path};`);
  const known = named.exec(text)?.[1]?.split(',').map(name => name.trim()).filter(Boolean) ?? [];
  const line = importLine([...known, `${useCase}Token`, `${port}Token`].sort(), path);
  if (known.length > 0) return { text: text.replace(named, () => line), prefix: '' };
  return { text: text.replace('\nexport const', () => `${line}\n\nexport const`), prefix: '' };
}

function importLine(names: readonly string[], path: string): string {
  const line = `import { ${names.join(', ')} } from ${path};`;
  return line.length <= 140 ? line : `import {\n${names.map(name => `  ${name},\n`).join('')}} from ${path};`;
}
