#!/usr/bin/env node
/** `npm start [-- --port N] [-- --data DIR] [-- --watch]`: from a fresh clone to a running dashboard. Needs Node and nothing else. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from './tools/buildWhenStale.mjs';
import { installWhenNeeded } from './tools/installWhenNeeded.mjs';
import { requireNode } from './tools/requireNode.mjs';

const root = resolve(import.meta.dirname, '..');

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string', default: process.env.PORT ?? '8080' }, data: { type: 'string', default: '.sandbox' }, watch: { type: 'boolean', default: false } },
    });
    return values;
  } catch (error) {
    console.error(`${error.message}\nUsage: npm start -- [--port 8080] [--data .sandbox] [--watch]`);
    return process.exit(2);
  }
}

/** Starts webpack in watching mode and waits until the first build is there. */
function watchBuild() {
  const child = spawn(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'development', '--watch'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const built = new Promise(done => {
    child.stdout.on('data', text => {
      process.stdout.write(text);
      if (String(text).includes('compiled')) done();
    });
    child.once('exit', done);
  });
  return { child, built };
}

/** Runs the sandbox and passes signals on, so that whoever ends this command ends the sandbox in an orderly way. */
function runSandbox({ port, data, watch }, companions) {
  const node = watch ? [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false'] : ['--import', 'tsx'];
  const directory = watch ? '.cache/dist' : 'dist';
  const child = spawn(process.execPath, [...node, 'sandbox/main.ts', '--port', port, '--data', resolve(data), '--static', join(root, directory)], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // A terminal has already sent Ctrl-C to every process in front of it.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.once('exit', (code, signal) => {
    for (const companion of companions) companion.kill();
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
}

requireNode();
const options = readOptions();
await installWhenNeeded(root);
if (options.watch) {
  const { child, built } = watchBuild();
  await built;
  runSandbox(options, [child]);
} else {
  await buildWhenStale(root);
  runSandbox(options, []);
}
