import type { Levers } from './Levers';

/** The levers of the server at this address. */
export function remoteLevers(origin: string): Levers {
  const pull = async <T>(name: keyof Levers, ...args: unknown[]): Promise<T> => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ args }) };
    const response = await fetch(`${origin}/levers/${name}`, request);
    return (await response.json()) as T;
  };
  return {
    lastCode: email => pull('lastCode', email),
    customToken: (uid, claims) => pull('customToken', uid, claims),
    setDisabled: (uid, disabled) => pull('setDisabled', uid, disabled),
    revoke: uid => pull('revoke', uid),
    protect: on => pull('protect', on),
    moveClock: offsetMs => pull('moveClock', offsetMs),
  };
}
