import type { UseCaseNames } from './UseCaseNames';

const firstLine = "import { token } from '../token';\n";

/** A feature's tokens file with those of one more use case; begins the file where there is none. */
export function withTokens(text: string | undefined, { feature, useCase, port }: UseCaseNames): string {
  const imports = `import type { ${useCase} } from '@/application/${feature}/${useCase}';\nimport type { ${port} } from '@/application/${feature}/ports/${port}';\n`;
  const tokens = [port, useCase].map(name => `export const ${name}Token = token<${name}>('${name}');\n`).join('');
  if (text === undefined) return `${imports}${firstLine}\n${tokens}`;
  if (!text.includes(firstLine))
    throw new Error(`The tokens of ${feature} do not use token() from ../token; please add ${useCase} by hand.`);
  return `${text.replace(firstLine, () => `${imports}${firstLine}`).trimEnd()}\n${tokens}`;
}
