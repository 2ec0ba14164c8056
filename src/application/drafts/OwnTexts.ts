import { shortHash } from '@/domain/kernel/shortHash';

/** Finds among stored texts the one that is this window's own; empty for none. */
export type FindOwn = (stored: readonly string[]) => string;

/**
 * What this window read or saved last of each form, by stored id: only that may be written over. Of a form that is not
 * on the screen only a hash is held, for a draft names what the record held, and the person may lose the right to see
 * it.
 */
export class OwnTexts {
  private readonly shown = new Map<string, string>();
  private readonly hashes = new Map<string, string>();

  /** The text of a form that is on the screen or is written. */
  set(id: string, text: string): void {
    this.hashes.delete(id);
    this.shown.set(id, text);
  }

  /** A form that is opened continues with the stored text where this window has no other of its own. */
  open(id: string, stored: string): void {
    if (this.shown.get(id)) return;
    const hash = this.hashes.get(id);
    if (hash === undefined || hash === shortHash(stored)) this.set(id, stored);
  }

  /** As it is now, whatever is set later. */
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
