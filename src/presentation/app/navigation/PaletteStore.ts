import { action, makeObservable, observable } from 'mobx';
import { paletteMatches } from '@/domain/app/navigation/paletteMatches';

/** The open keyboard help, which is the palette or the sheet of shortcuts, and the query in the palette. */
export class PaletteStore {
  open: 'palette' | 'sheet' | undefined = undefined;
  query = '';
  /** Index of the entry that Enter chooses. */
  at = 0;

  constructor() {
    makeObservable(this, {
      open: observable,
      query: observable,
      at: observable,
      show: action,
      close: action,
      type: action,
      step: action,
      point: action,
    });
  }

  show(which: 'palette' | 'sheet'): void {
    this.open = which;
    this.type('');
  }

  close(): void {
    this.open = undefined;
  }

  type(query: string): void {
    this.query = query;
    this.at = 0;
  }

  point(at: number): void {
    this.at = at;
  }

  /** Moves to the next or previous entry of a list of this length. It goes from the end to the start, and back. */
  step(by: 1 | -1, length: number): void {
    this.at = length === 0 ? 0 : (this.at + by + length) % length;
  }

  matching<T extends { readonly label: string }>(entries: readonly T[]): readonly T[] {
    return paletteMatches(entries, this.query);
  }
}
