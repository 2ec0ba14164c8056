/**
 * `npm run new -- <feature> <UseCase>`: begins a use case in the handwriting of the house, with its port, fake, test
 * and wiring.
 */
import { scaffold } from './scaffold/scaffold';
import { useCaseNames } from './scaffold/UseCaseNames';

const [feature, useCase] = process.argv.slice(2);

try {
  if (!feature || !useCase)
    throw new Error('Usage: npm run new -- <feature> <UseCase>, for example: npm run new -- chat PinChat');
  const names = useCaseNames(feature, useCase);
  for (const path of scaffold(process.cwd(), names)) console.log(path);
  console.log(
    `\nNext: say in ${useCase}.ts what it does, write an adapter for ${names.port} below src/infrastructure and bind ${names.port}Token to it in src/di/${feature}.ts.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
