/** `node printCruise.mjs <directory> <folder…>`: checks the imports below a directory and prints the result as JSON. */
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../../../.dependency-cruiser.mjs';

const [baseDir, ...folders] = process.argv.slice(2);
const root = join(import.meta.dirname, '../../..');
const fileName = join(root, 'tsconfig.json');
const options = { ...config.options, tsConfig: { fileName }, ruleSet: config, validate: true, baseDir };
const { output } = await cruise(folders, options, undefined, { tsConfig: extractTSConfig(fileName) });
const ours = output.modules.filter(({ source }) => /^(src|sandbox|packages|test|scripts)\//.test(source));
console.log(
  JSON.stringify({
    rules: config.forbidden.map(({ name }) => name),
    seen: ours.length,
    dependencies: ours.reduce((count, { dependencies }) => count + dependencies.length, 0),
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }),
);
