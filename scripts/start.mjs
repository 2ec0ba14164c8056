#!/usr/bin/env node
/**
 * `npm start [-- --port N --data DIR --watch]`: from a fresh clone to a running dashboard. Needs Node and nothing else.
 * All options but --watch are the sandbox's (sandbox/server/readOptions.ts).
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildWhenStale } from './tools/buildWhenStale.mjs';
import { endWithParent } from '../packages/firebase-stand-in/kernel/endWithParent.mjs';
import { installWhenNeeded } from './tools/installWhenNeeded.mjs';
import { requireNode } from './tools/requireNode.mjs';

const root = resolve(import.meta.dirname, '..');

/** Starts webpack in watching mode and waits until the first build is there. */
function watchBuild() {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'development', '--watch'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const built = new Promise(done => {
    child.stdout.on('data', text => {
      process.stdout.write(text);
      if (String(text).includes('compiled')) done();
    });
    child.once('exit', done);
  });
  return { child, built };
}

/** Runs the sandbox and passes signals on, so that the end of this command ends the sandbox in order. */
function runSandbox(options, watch, companions) {
  const node = watch
    ? [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false']
    : ['--import', 'tsx'];
  const directory = watch ? '.cache/dist' : 'dist';
  const child = spawn(process.execPath, [...node, 'sandbox/main.ts', '--static', directory, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // A terminal has already sent Ctrl-C to every process in front of it.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  endWithParent(() => child.kill('SIGTERM'));
  child.once('exit', (code, signal) => {
    for (const companion of companions) companion.kill();
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
}

requireNode();
const watch = process.argv.includes('--watch');
const options = process.argv.slice(2).filter(option => option !== '--watch');
await installWhenNeeded(root);
if (watch) {
  const { child, built } = watchBuild();
  await built;
  runSandbox(options, true, [child]);
} else {
  await buildWhenStale(root);
  runSandbox(options, false, []);
}
