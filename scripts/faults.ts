/**
 * `npm run test:faults [-- --only TEXT]`: plants each fault of test/faults in a copy of the sources and runs its test,
 * which has to fail. TEXT is a part of the name of a fault or of the path of its test. Prints which test found which
 * fault. It takes long and is not part of `npm test`.
 */
import { parseArgs } from 'node:util';
import { everyFault } from '#test/faults/everyFault';
import { runBrowserFault } from '#test/faults/runBrowserFault';
import { runFaults, runWithoutFaults, type FaultyTest } from '#test/faults/runFaults';

const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;
const faults = everyFault.filter(({ name, test }) => name.includes(only) || test.includes(only));
const isBrowserTest = ({ test }: { readonly test: string }): boolean => test.endsWith('.spec.ts');
const inJest = faults.filter(fault => !isBrowserTest(fault));
const wrong: string[] = [];

const titles = (tests: readonly FaultyTest[]): string[] =>
  tests.filter(({ failed }) => failed).map(({ title }) => title);

for (const [file, tests] of await runWithoutFaults([...new Set(inJest.map(({ test }) => test))]))
  wrong.push(...titles(tests).map(title => `${file} fails without a fault: ${title}`));

function judge(name: string, tests: readonly FaultyTest[]): void {
  const fault = faults.find(one => one.name === name);
  const failed = titles(tests);
  const missing = fault?.fails.filter(title => !failed.some(one => one.includes(title))) ?? [];
  const isFound = missing.length === 0;
  console.log(`${isFound ? '✓' : '✗'} ${name}\n    ${fault?.test ?? ''}: ${fault?.fails.join('; ') ?? ''}`);
  if (!isFound) wrong.push(`${name}: did not fail: ${missing.join('; ')}`);
}

await runFaults(inJest, found => found.forEach((tests, name) => judge(name, tests)));
for (const fault of faults.filter(isBrowserTest)) judge(fault.name, runBrowserFault(fault));

for (const line of wrong) console.error(line);
console.log(`${faults.length} planted, ${wrong.length === 0 ? 'all found' : `${wrong.length} complaints`}`);
process.exitCode = wrong.length === 0 && faults.length > 0 ? 0 : 1;
