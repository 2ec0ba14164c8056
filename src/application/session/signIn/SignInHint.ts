/** The email of a user who has just chosen a new password on this page; empty before. The sign-in form shows it. */
export class SignInHint {
  private known = '';

  get email(): string {
    return this.known;
  }

  remember(email: string): void {
    this.known = email;
  }
}
