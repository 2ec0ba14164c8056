import type { UnreadableRecords } from '@/application/drafts/ports/UnreadableRecords';

export interface UnreadableRecordsHarness {
  readonly pieces: UnreadableRecords;
  /** A draft of a form of this patient is kept and cannot be read. */
  readonly damage: (patientId: string) => Promise<void>;
  /** The storage of the device cannot be read. */
  readonly breakDown: () => void;
}

/** What every UnreadableRecords must do, the fake included. */
export function unreadableRecordsContract(name: string, make: () => Promise<UnreadableRecordsHarness>): void {
  describe(`${name} keeps the UnreadablePieces contract`, () => {
    it('lists each with its patient, and deletes only the one that is named', async () => {
      const { pieces, damage } = await make();
      expect(await pieces.list()).toEqual([]);
      await damage('p-ana');
      await damage('p-bo');
      const found = (await pieces.list()) ?? [];
      expect(found.map(({ patientId }) => patientId).toSorted()).toEqual(['p-ana', 'p-bo']);
      expect(await pieces.discard(found.find(({ patientId }) => patientId === 'p-ana')?.key ?? '')).toBe(true);
      expect((await pieces.list())?.map(({ patientId }) => patientId)).toEqual(['p-bo']);
    });

    it('reports an unreadable storage as unknown, and deletes nothing', async () => {
      const { pieces, damage, breakDown } = await make();
      await damage('p-ana');
      const [piece] = (await pieces.list()) ?? [];
      breakDown();
      expect([await pieces.discard(piece?.key ?? ''), await pieces.list()]).toEqual([false, undefined]);
    });
  });
}
