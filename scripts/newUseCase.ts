/** `npm run new -- <area> <UseCase>`: begins a use case in the form of the others, with its port, fake and test. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { scaffold, useCaseNames } from './scaffold';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { begin: { type: 'boolean' } } });
const [area, useCase] = positionals;

try {
  if (!area || !useCase)
    throw new Error('Usage: npm run new -- <area> <UseCase>, for example: npm run new -- chat PinChat');
  const names = useCaseNames(area, useCase);
  if (!existsSync(`src/application/${area}`) && !values.begin)
    throw new Error(`There is no area "${area}" in src/application. Add --begin to begin one.`);
  for (const path of scaffold(process.cwd(), names)) console.log(path);
  console.log(
    [
      '',
      'Next:',
      `  say in ${useCase}.ts what it does;`,
      `  write the adapter of ${names.port} below src/infrastructure and bind ${names.port}Token to it in ` +
        `src/di/${area}.ts;`,
      `  write the contract suite of ${names.port} in test/support/contracts/${area} and run it on the fake and the ` +
        `adapter in test/contract/${area};`,
      `  build it in src/di/${area}.ts where the store that uses it is built: ` +
        `new ${useCase}(container.get(${names.port}Token))`,
    ].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
