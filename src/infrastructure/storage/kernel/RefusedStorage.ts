/** Replaces a storage that the browser refuses to this site: every operation fails, as with a real one that is full. */
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
