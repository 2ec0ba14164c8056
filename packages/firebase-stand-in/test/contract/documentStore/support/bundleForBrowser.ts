import { join } from 'node:path';

import { build } from 'esbuild';

/** One of this folder's entries with the SDK's browser build, as the text of one script. */
export async function bundleForBrowser(entry: 'pageEntry' | 'nodeEntry'): Promise<string> {
  const result = await build({
    entryPoints: [join(__dirname, `${entry}.ts`)],
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  const [script] = result.outputFiles;
  if (!script) throw new Error('nothing was bundled');
  return script.text;
}
