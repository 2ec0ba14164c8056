import type { UnreadablePiece, UnreadableRecords } from '@/application/drafts/ports/UnreadableRecords';

export interface UnreadableRecordsHarness {
  readonly pieces: UnreadableRecords;
  /** A draft of a form of this patient is stored and cannot be read. */
  readonly damage: (patientId: string) => Promise<void>;
  /** A draft of the settings of this organisation is stored and cannot be read. */
  readonly damageOrganisation: (organisationId: string) => Promise<void>;
  /** The storage of the device cannot be read. */
  readonly breakDown: () => void;
}

const patientsOf = (pieces: readonly UnreadablePiece[]): readonly string[] =>
  pieces.flatMap(({ subject }) => (subject?.kind === 'patient' ? [subject.patientId] : []));

/** The contract of every UnreadableRecords, including its fake. */
export function unreadableRecordsContract(name: string, make: () => Promise<UnreadableRecordsHarness>): void {
  describe(`${name} keeps the UnreadableRecords contract`, () => {
    it('lists each record with its patient, and deletes only the given one', async () => {
      const { pieces, damage } = await make();
      expect(await pieces.list()).toEqual([]);
      await damage('p-ana');
      await damage('p-bo');
      const found = (await pieces.list()) ?? [];
      expect(patientsOf(found).toSorted()).toEqual(['p-ana', 'p-bo']);
      const ana = found.find(piece => patientsOf([piece])[0] === 'p-ana');
      expect(await pieces.discard(ana?.key ?? '')).toBe(true);
      expect(patientsOf((await pieces.list()) ?? [])).toEqual(['p-bo']);
    });

    it('lists a draft of an organisation with its organisation', async () => {
      const { pieces, damageOrganisation } = await make();
      await damageOrganisation('org-12');
      expect((await pieces.list())?.map(({ subject }) => subject)).toEqual([
        { kind: 'organisation', organisationId: 'org-12' },
      ]);
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
