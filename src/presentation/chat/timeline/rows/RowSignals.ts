import { createAtom, type IAtom } from 'mobx';
import type { TimeId } from '@/domain/chat/messages/TimeId';

/** Notifies the views of single rows. Only observed rows have a cost. */
export class RowSignals {
  private readonly structure = createAtom('timeline structure');
  private readonly rows = new Map<TimeId, IAtom>();

  watchStructure(): void {
    this.structure.reportObserved();
  }

  watchRow(timeId: TimeId): void {
    let atom = this.rows.get(timeId);
    if (atom === undefined) {
      atom = createAtom('timeline row', undefined, () => this.rows.delete(timeId));
      this.rows.set(timeId, atom);
    }
    // Outside a view nothing would ever remove the atom again.
    if (!atom.reportObserved()) this.rows.delete(timeId);
  }

  structureChanged(): void {
    this.structure.reportChanged();
  }

  rowChanged(timeId: TimeId | undefined): void {
    if (timeId !== undefined) this.rows.get(timeId)?.reportChanged();
  }

  /** Notifies the observed rows in the range. */
  rowsChanged(isIn: (timeId: TimeId) => boolean): void {
    for (const [timeId, atom] of [...this.rows]) if (isIn(timeId)) atom.reportChanged();
  }
}
