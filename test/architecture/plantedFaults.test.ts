import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyFault } from '#test/faults/everyFault';

const root = join(__dirname, '../..');

describe('a planted fault', () => {
  it.each(everyFault.map(fault => [fault.name, fault] as const))(
    'has a place in the sources and a test: %s',
    (_name, { file, find, test, fails }) => {
      const source = readFileSync(join(root, file), 'utf8');
      expect(source.split(find)).toHaveLength(2);
      expect(existsSync(join(root, test))).toBe(true);
      expect(fails.length).toBeGreaterThan(0);
    },
  );

  it('has a unique name', () => {
    const names = everyFault.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
