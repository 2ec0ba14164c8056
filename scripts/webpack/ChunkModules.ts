import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Module } from 'webpack';

/** Writes which of our own modules each file of the build holds, for tests of what a person downloads. */
export class ChunkModules {
  /** `file` is outside of the build, which serves none of it. */
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkModules', ({ compilation }) => {
      const modules: Record<string, string[]> = {};
      for (const chunk of compilation.chunks) {
        const held = new Set<string>();
        for (const module of compilation.chunkGraph.getChunkModules(chunk)) addSources(module, compiler.context, held);
        for (const file of chunk.files) modules[file] = [...held].sort();
      }
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(modules, undefined, 1));
    });
  }
}

/** Modules that were joined into one, and stylesheets, name their file in their identifier alone. */
function addSources(module: Module, context: string, held: Set<string>): void {
  const inner = 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [];
  for (const one of inner) addSources(one, context, held);
  for (const part of module.identifier().split(/[!|?]/)) {
    const source = path.relative(context, part).split(path.sep).join('/');
    if (path.isAbsolute(part) && source.startsWith('src/')) held.add(source);
  }
}
