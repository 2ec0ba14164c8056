/**
 * `node printLint.mjs`: lints the samples given on standard input as JSON, `[{ path, text }]`, and prints the ids of
 * the rules each one breaks.
 */
import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const samples = JSON.parse(readFileSync(0, 'utf8'));
// The samples are no files, so rules that need types cannot judge them; the bans need none.
const eslint = new ESLint({ overrideConfig: [{ files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }] });
const lint = async ({ path, text }) =>
  (await eslint.lintText(text, { filePath: path })).flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => ruleId ?? message),
  );
console.log(JSON.stringify(await Promise.all(samples.map(lint))));
