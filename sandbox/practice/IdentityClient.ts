/** Signs in over the identity provider's own protocol, as a patient's app does. */
export class IdentityClient {
  constructor(private readonly origin: string) {}

  /** Answers an ID token; rejects with the provider's error code. */
  signInWithPassword(email: string, password: string): Promise<string> {
    return this.exchange('signInWithPassword', { email, password, returnSecureToken: true });
  }

  signInWithCustomToken(token: string): Promise<string> {
    return this.exchange('signInWithCustomToken', { token, returnSecureToken: true });
  }

  private async exchange(operation: string, body: object): Promise<string> {
    const url = `${this.origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=sandbox`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as {
      readonly idToken?: string;
      readonly error?: { readonly message: string };
    };
    if (answer.idToken === undefined) throw new Error(`${operation}: ${answer.error?.message ?? response.status}`);
    return answer.idToken;
  }
}
