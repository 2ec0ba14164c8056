interface StaffAccount {
  readonly email: string;
  readonly secondFactors: readonly string[];
  readonly code?: string | null;
}

interface Mail {
  readonly to: string;
  readonly text: string;
}

/**
 * Gives the second factor like a member of staff: by the emailed code if there is one, which leaves the authenticator's
 * code to the developer who plays that user.
 */
export function secondFactorOf(origin: string, email: string): (idToken: string) => Promise<string> {
  return async idToken => {
    const { staff } = await read<{ readonly staff: readonly StaffAccount[] }>(`${origin}/sandbox/accounts.json`);
    const account = staff.find(person => person.email === email);
    if (account?.secondFactors.includes('email')) return byEmail(origin, email, idToken);
    if (typeof account?.code !== 'string') throw new Error(`${email} has no code to sign in with now.`);
    return answer(origin, 'totp', idToken, account.code);
  };
}

async function byEmail(origin: string, email: string, idToken: string): Promise<string> {
  const headers = { idToken };
  const options = await read<readonly { readonly id: string; readonly type: string }[]>(
    `${origin}/api/iams/mfa/options?scopes[]=all`,
    headers,
  );
  const chosen = options.find(({ type }) => type === 'email');
  const sent = await fetch(`${origin}/api/iams/mfa/email/challenge?configurationId=${chosen?.id ?? ''}`, { headers });
  if (!sent.ok) throw new Error(await sent.text());
  const mails = await read<readonly Mail[]>(`${origin}/sandbox/outbox.json`);
  const code = /\b(\d{6})\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
  return answer(origin, 'email', idToken, code);
}

async function answer(origin: string, way: 'email' | 'totp', idToken: string, code: string): Promise<string> {
  const response = await fetch(`${origin}/api/iams/mfa/${way}/challenge-response`, {
    method: 'POST',
    headers: { idToken, 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { readonly token: string }).token;
}

async function read<T>(address: string, headers: Readonly<Record<string, string>> = {}): Promise<T> {
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}
