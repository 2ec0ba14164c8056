import { readFileSync } from 'node:fs';
import { countByFolder, proseFaults, ratchetFaults } from './support/prose';
import { proseTree } from './support/readTree';

const allowed = JSON.parse(readFileSync('test/architecture/proseCounts.json', 'utf8')) as Record<string, number>;

describe('comments and test titles', () => {
  const faults = proseFaults(proseTree(process.cwd()));

  it('are written in plain English, but for a number of older ones that only falls', () => {
    expect(ratchetFaults(countByFolder(faults), allowed)).toEqual([]);
  });
});

describe('the check of comments and test titles', () => {
  const faultsOf = (text: string) => proseFaults(new Map([['src/domain/sample.ts', text]]));

  it.each([
    '/** Tells the page what the server has heard. */',
    ' * Whoever signs in next.',
    '// Stands there until it is gone.',
    "  it('is told once', () => {",
    "  ])('keeps $what all the same', () => {",
    "test('is not any more', async () => {",
    'const limit = 3; // What is owed to the reader.',
  ])('finds %j', line => {
    expect(faultsOf(line)).toHaveLength(1);
  });

  it.each([
    "const told = 'heard';",
    "  it('stands for a patient in the stand-in', () => {",
    "const url = 'https://tells.example';",
    '/** Notifies the page. */',
  ])('ignores %j', line => {
    expect(faultsOf(line)).toEqual([]);
  });

  it('counts by folder, and fails when a number rises, and when it is not lowered', () => {
    const counts = countByFolder([
      ...proseFaults(
        new Map([
          ['src/domain/a.ts', '// It stands.'],
          ['scripts/a.ts', '// It tells.\n// It hears.'],
        ]),
      ),
    ]);
    expect(counts).toEqual({ scripts: 2, 'src/domain': 1 });
    expect(ratchetFaults(counts, { scripts: 2, 'src/domain': 1 })).toEqual([]);
    expect(ratchetFaults(counts, { scripts: 1 })).toEqual([
      'scripts: 2 lines are not plain, 1 allowed',
      'src/domain: 1 lines are not plain, 0 allowed',
    ]);
    expect(ratchetFaults({}, { scripts: 1 })).toEqual(['scripts: lower the number from 1 to 0: `npm run ratchets`']);
  });
});
