import { JournalledMap, pairKey, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

interface Share {
  readonly uid: string;
  readonly patientId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Identity id of who shared. */
  readonly by: string;
}

/** Therapists who may read a patient's data because a colleague allowed it. */
export class SharedData {
  private readonly shares = new JournalledMap<Share>('shared-data');

  attachTo(journal: JournalHost): this {
    this.shares.attachTo(journal);
    return this;
  }

  has(uid: string, patientId: string): boolean {
    return this.shares.get(pairKey(uid, patientId)) !== undefined;
  }

  sharesOf(patientId: string): readonly Share[] {
    return [...this.shares.values()].filter(share => share.patientId === patientId);
  }

  /** The stored share, which is the first one. */
  share(share: Share): Share {
    const earlier = this.shares.get(pairKey(share.uid, share.patientId));
    if (!earlier) this.shares.put(pairKey(share.uid, share.patientId), share);
    return earlier ?? share;
  }

  forget(patientId: string): void {
    for (const { uid } of this.sharesOf(patientId)) this.shares.remove(pairKey(uid, patientId));
  }
}
