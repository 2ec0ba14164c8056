import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:^|\n)(?:import|export)(?! type)[^;'"]*?['"]([^'"]+)['"]|\bimport\('([^']+)'\)/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** Files that a file loads, immediately or later. */
function loadedBy(path: string): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].flatMap(([, atOnce, later]) => {
    const name = atOnce ?? later ?? '';
    const whole = name.startsWith('@/') ? join('src', name.slice(2)) : join(dirname(path), name);
    const found = ENDINGS.map(ending => `${whole}${ending}`).find(file => /\.tsx?$/.test(file) && existsSync(file));
    return found === undefined ? [] : [found];
  });
}

function everythingLoadedBy(roots: readonly string[]): ReadonlySet<string> {
  const reached = new Set(roots);
  for (const path of reached) for (const next of loadedBy(path)) reached.add(next);
  return reached;
}

const isShell = (path: string): boolean => /^src\/(presentation\/app\/Shell|di\/shell|application\/chat\/)/.test(path);

describe('the pages that emails lead to', () => {
  it('download nothing of the shell, immediately or later', () => {
    const reached = everythingLoadedBy(['src/presentation/legal/ExternalPage.tsx', 'src/di/external.ts']);
    for (const page of ['RequestCallPage', 'EmailPreferencesPage'])
      expect(reached).toContain(`src/presentation/transactional/${page}.tsx`);
    expect([...reached].filter(isShell)).toEqual([]);
  });

  it('are not part of the first load', () => {
    const first = new Set<string>();
    const atOnce = (path: string): void => {
      if (first.has(path)) return;
      first.add(path);
      const later = new Set([...readFileSync(path, 'utf8').matchAll(/\bimport\('([^']+)'\)/g)].map(([, name]) => name));
      const named = loadedBy(path).filter(file => ![...later].some(name => file.includes(name?.slice(2) ?? ' ')));
      named.forEach(atOnce);
    };
    atOnce('src/main.tsx');
    expect(first.size).toBeGreaterThan(50);
    expect([...first].filter(path => path.includes('/transactional'))).toEqual([]);
  });

  it('would fail this test if they loaded the shell', () => {
    expect([...everythingLoadedBy(['src/main.tsx'])].some(isShell)).toBe(true);
  });
});
