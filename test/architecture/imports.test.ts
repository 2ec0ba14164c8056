import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from './support/cruise';
import { readTree } from './support/readTree';

/** Raise it as the product grows, because a scan that sees little proves little. */
const fewestModules = 60;

/** Imported by wrong samples. These files are correct themselves. */
const bystanders = [
  'packages/sample/plain.ts',
  'packages/sample/test/helper.ts',
  'src/application/chat/SendMessage.ts',
  'src/application/chat/page/Page.ts',
  'src/application/chat/engine/Engine.ts',
  'src/di/container.ts',
  'src/domain/chat/circleRight.ts',
  'src/domain/chat/useChat.ts',
  'src/infrastructure/http/adapter.ts',
  'src/presentation/chat/PlainStore.ts',
  'src/presentation/chat/PlainView.tsx',
  'test/FakeClock.ts',
];

describe('imports', () => {
  const { seen, dependencies, violations } = cruise(process.cwd(), ['src', 'sandbox', 'packages', 'test', 'scripts']);

  it('point inwards everywhere', () => {
    expect(violations.map(({ rule, from, to }) => `${rule}: ${from} imports ${to}`)).toEqual([]);
  });

  it('are read completely', () => {
    expect(seen).toBeGreaterThan(fewestModules);
    expect(dependencies).toBeGreaterThan(seen);
  });
});

describe('the check of imports', () => {
  it('names only folders that exist', () => {
    const settings = readFileSync('.dependency-cruiser.mjs', 'utf8');
    const folders = [...settings.matchAll(/\^((?:src|sandbox|packages|test|scripts)(?:\/\w[\w-]*)*)\//g)].map(
      ([, path = '']) => path,
    );
    expect(folders.length).toBeGreaterThan(30);
    expect(folders.filter(path => !existsSync(path))).toEqual([]);
  });

  const { rules, violations } = cruise(join(__dirname, 'broken'), ['src', 'sandbox', 'packages', 'test']);
  const samples = [...readTree(join(__dirname, 'broken'), 'src', 'sandbox', 'packages', 'test').keys()];
  const caught = new Set(violations.map(({ rule }) => rule));

  it.each(rules)('finds the sample that breaks %s', rule => {
    expect(caught).toContain(rule);
  });

  it('finds every wrong sample and accuses no other file', () => {
    const accused = new Set(violations.map(({ from }) => from));
    expect(bystanders.filter(file => accused.has(file))).toEqual([]);
    expect(accused.size).toBe(samples.filter(file => !bystanders.includes(file)).length);
  });
});
