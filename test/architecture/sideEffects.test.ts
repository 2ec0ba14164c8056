import { readFileSync } from 'node:fs';
import { readTree } from './support/readTree';
import { sideEffectFaults } from './support/sideEffects';

const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly sideEffects: readonly string[] };

describe('the list of modules with side effects', () => {
  it('contains existing files, and every module that is imported for its effect', () => {
    expect(sideEffectFaults(sideEffects, readTree(process.cwd(), 'src'))).toEqual([]);
  });
});

describe('the check of this list', () => {
  const tree = new Map([
    ['src/main.tsx', "import './polyfill';\nimport '@/kit/kit.css';\nimport { a } from './a';\n"],
    ['src/polyfill.ts', ''],
    ['src/kit/kit.css', ''],
    ['src/a.ts', ''],
  ]);

  it.each([
    [['*.css', './src/polyfill.ts'], []],
    [['*.css'], ['src/polyfill.ts is imported for its effect and not listed']],
    [['./src/polyfill.ts'], ['src/kit/kit.css is imported for its effect and not listed']],
    [['*.css', './src/polyfill.ts', './src/gone.ts'], ['./src/gone.ts is listed and matches no file']],
  ])('reports for %j: %j', (listed, faults) => {
    expect(sideEffectFaults(listed, tree)).toEqual(faults);
  });
});
