import { build } from 'esbuild';

/** One entry file with the SDK's browser build, as the text of one script. */
export async function bundlePage(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [entry],
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
