import { action, makeObservable, observable } from 'mobx';
import { paletteMatches } from '@/domain/app/navigation/paletteMatches';

/** The open keyboard help: the palette with its query, or the sheet of shortcuts. */
export class PaletteStore {
  open: 'palette' | 'sheet' | undefined = undefined;
  query = '';
  /** Place of the entry that Enter takes. */
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

  /** Moves on through a list of this length, round its ends. */
  step(by: 1 | -1, length: number): void {
    this.at = length === 0 ? 0 : (this.at + by + length) % length;
  }

  matching<T extends { readonly label: string }>(entries: readonly T[]): readonly T[] {
    return paletteMatches(entries, this.query);
  }
}
