import { shortHash } from '@/domain/kernel/shortHash';

/** Finds this window's own text among stored ones; empty for none. */
export type FindOwn = (stored: readonly string[]) => string;

/**
 * The text of each form that this window last read or saved, by stored id; only that may be overwritten. For a hidden
 * form only a hash is kept, because the draft contains record data to which the user may lose access.
 */
export class OwnTexts {
  private readonly shown = new Map<string, string>();
  private readonly hashes = new Map<string, string>();

  /** Sets the text of a form that is shown or being written. */
  set(id: string, text: string): void {
    this.hashes.delete(id);
    this.shown.set(id, text);
  }

  /** An opened form continues with the stored text unless this window has its own. */
  open(id: string, stored: string): void {
    if (this.shown.get(id)) return;
    const hash = this.hashes.get(id);
    if (hash === undefined || hash === shortHash(stored)) this.set(id, stored);
  }

  /** Returns a finder with the current texts, unaffected by later ones. */
  finder(id: string): FindOwn {
    const [text, hash] = [this.shown.get(id), this.hashes.get(id)];
    if (text !== undefined) return () => text;
    return stored => stored.find(one => hash !== undefined && shortHash(one) === hash) ?? '';
  }

  /** The form is no longer on the screen. */
  close(id: string): void {
    const text = this.shown.get(id) ?? '';
    this.shown.delete(id);
    if (text !== '') this.hashes.set(id, shortHash(text));
  }

  clear(): void {
    this.shown.clear();
    this.hashes.clear();
  }
}
