/**
 * `node printLint.mjs`: lints the samples from standard input as JSON, `[{ path, text }]`, as files of an empty project
 * with the rules of this one, and prints the names of the rules that each one breaks.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
// The samples would compile only beside their imports, and the bans need no types.
const withoutTypes =
  "import rules from './rules.mjs';\nexport default { ...rules, options: { ...rules.options, typeAware: false } };\n";
const samples = JSON.parse(readFileSync(0, 'utf8'));
const project = mkdtempSync(join(tmpdir(), 'lint-'));
try {
  cpSync(join(root, 'oxlint.config.mjs'), join(project, 'rules.mjs'));
  writeFileSync(join(project, 'oxlint.config.mjs'), withoutTypes);
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  // Several samples have the same path, so each gets a file name of its own.
  const files = samples.map(({ path }, at) => path.replace(/[^/]+$/, name => `${at}${name}`));
  for (const [at, file] of files.entries()) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), samples[at].text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '--format', 'json'],
    { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const { diagnostics } = JSON.parse(stdout);
  const broken = file =>
    diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ code }) => /\((?<rule>.+)\)$/.exec(code)?.groups.rule ?? code);
  console.log(JSON.stringify(files.map(broken)));
} finally {
  rmSync(project, { recursive: true, force: true });
}
