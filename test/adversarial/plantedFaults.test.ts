import { runSourceFaults, type FaultyTest } from './support/runSourceFaults';
import { sourceFaults } from './support/sourceFaults';

describe('a fault in the sources', () => {
  let found: ReadonlyMap<string, readonly FaultyTest[]>;

  beforeAll(async () => {
    found = await runSourceFaults();
  }, 300_000);

  it.each(sourceFaults.map(fault => [fault.name, fault] as const))('is found: %s', (name, { fails }) => {
    const tests = found.get(name) ?? [];
    const failed = tests.filter(test => test.failed).map(({ title }) => title);
    for (const title of fails) expect(failed).toContainEqual(expect.stringContaining(title));
  });
});
