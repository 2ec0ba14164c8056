/**
 * The last search for users by email address. It is kept in memory only, for the user who typed it: in the address bar,
 * the browser's history would show it to the next user.
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
