/**
 * Stands for a storage that the browser refuses to this site: whatever is asked of it fails, as a real one does when it
 * is full.
 */
export class RefusedStorage implements Storage {
  readonly length = 0;

  clear(): void {
    this.refuse();
  }

  getItem(): string | null {
    return this.refuse();
  }

  key(): string | null {
    return this.refuse();
  }

  removeItem(): void {
    this.refuse();
  }

  setItem(): void {
    this.refuse();
  }

  private refuse(): never {
    throw new DOMException('This browser refuses storage to this site.', 'SecurityError');
  }
}
