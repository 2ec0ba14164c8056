import { shippedPackages } from '#scripts/tools/shippedPackages.mjs';

describe('shippedPackages', () => {
  it('resolves the dependencies of each package as Node does', () => {
    const packages = {
      '': { dependencies: { a: '1' }, devDependencies: { tool: '1' } },
      'node_modules/a': {
        dependencies: { b: '2' },
        peerDependencies: { peer: '1', rare: '1' },
        peerDependenciesMeta: { rare: { optional: true } },
      },
      'node_modules/a/node_modules/b': { optionalDependencies: { c: '1', absent: '1' } },
      'node_modules/b': {},
      'node_modules/c': { dependencies: { a: '1' } },
      'node_modules/peer': {},
      'node_modules/rare': {},
      'node_modules/tool': { dependencies: { b: '1' } },
      'node_modules/own': { link: true },
      'packages/own': { dependencies: { tool: '1' } },
    };
    expect([...shippedPackages(packages)].sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/peer',
    ]);
  });
});
