/**
 * What people were last searched for by their email address. It is in memory alone, and for the person who typed it: the
 * browser keeps and shows its history to the next person who signs in.
 */
export class AddressSearch {
  private last: { readonly uid: string; readonly text: string } | undefined;

  constructor(private readonly self: () => { readonly uid: string } | undefined) {}

  read(): string {
    return this.last !== undefined && this.last.uid === this.self()?.uid ? this.last.text : '';
  }

  write(text: string): void {
    const uid = this.self()?.uid;
    this.last = uid === undefined || text === '' ? undefined : { uid, text };
  }
}
