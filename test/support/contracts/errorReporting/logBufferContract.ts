import type { LogBuffer } from '@/application/errorReporting/ports/LogBuffer';

/** What every LogBuffer must do, the fake included; `make` makes one after these lines of information were logged. */
export function logBufferContract(name: string, make: (lines: readonly string[]) => LogBuffer): void {
  describe(`${name} keeps the LogBuffer contract`, () => {
    it('is empty while nothing was logged', () => {
      expect(make([]).recent()).toEqual([]);
    });

    it('gives the lines, oldest first', () => {
      const lines = make(['one', 'two', 'three']).recent();
      expect(lines.map(line => line.replace(/^.*: /, ''))).toEqual(['one', 'two', 'three']);
    });
  });
}
