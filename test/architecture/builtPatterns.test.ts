import 'reflect-metadata';
import { join } from 'node:path';
import { sourceTree } from './support/readTree';
import { isSlow } from './support/slowPatterns';

const root = join(__dirname, '..', '..');
const files = [...sourceTree(root)].filter(([, text]) => text.includes('new RegExp(')).map(([path]) => path);

/** The patterns that a module builds when it is loaded. */
async function builtBy(file: string): Promise<string[]> {
  const built: string[] = [];
  class Recorded extends RegExp {
    constructor(pattern: RegExp | string, flags?: string) {
      super(pattern, flags);
      built.push(`/${this.source}/${this.flags}`);
    }
  }
  const original = globalThis.RegExp;
  globalThis.RegExp = Recorded as unknown as RegExpConstructor;
  try {
    await jest.isolateModulesAsync(() => import(join(root, file)));
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}

describe('a pattern built from parts when its module is loaded is never slow', () => {
  it.each(files)('%s', async file => {
    const built = await builtBy(file);
    expect([built.length > 0, built.filter(isSlow)]).toEqual([true, []]);
  });

  it('finds a slow one', () => {
    expect(isSlow('/^(a+)+$/')).toBe(true);
  });
});
