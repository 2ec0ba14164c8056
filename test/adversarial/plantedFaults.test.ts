import { runSourceFaults, runWithoutFaults, type FaultyTest } from './support/runSourceFaults';
import { sourceFaults } from './support/sourceFaults';

const titlesOf = (tests: readonly FaultyTest[] | undefined, areFailed: boolean): string[] =>
  (tests ?? []).filter(({ failed }) => failed === areFailed).map(({ title }) => title);

describe('a fault in the sources', () => {
  let found: ReadonlyMap<string, readonly FaultyTest[]>;
  let withoutFaults: ReadonlyMap<string, readonly FaultyTest[]>;

  beforeAll(async () => {
    withoutFaults = await runWithoutFaults();
    found = await runSourceFaults();
  }, 600_000);

  it.each(sourceFaults.map(fault => [fault.name, fault] as const))('is found: %s', (name, { test, fails }) => {
    const failed = titlesOf(found.get(name), true);
    for (const title of fails) expect(failed).toContainEqual(expect.stringContaining(title));
    expect(titlesOf(withoutFaults.get(test), true)).toEqual([]);
  });
});
