import type { IdentityDirectory } from '../../../../identity/IdentityDirectory';
import { readBody } from '../../../../identity/readBody';
import type { RequestHandler } from '../../../../http/RequestHandler';
import type { OffsetClock } from '../../../../kernel/OffsetClock';
import type { Levers } from './Levers';

/** The owner's controls, reachable over HTTP so that one list of operations runs in Node and in a browser. */
export function serveLevers(directory: IdentityDirectory, clock: OffsetClock): RequestHandler {
  const codes = new Map<string, string>();
  directory.onEmail(({ to, code }) => codes.set(to, code ?? ''));
  const levers: Levers = {
    lastCode: async email => codes.get(email) ?? '',
    customToken: async (uid, claims) => directory.issueCustomToken(uid, claims),
    setDisabled: async (uid, disabled) => directory.setDisabled(uid, disabled),
    revoke: async uid => directory.revokeSessions(uid),
    protect: async on => void (directory.settings.enumerationProtection = on),
    moveClock: async offsetMs => void (clock.offsetMs = offsetMs),
  };
  return (request, response, { pathname }) => {
    const [, prefix, name] = pathname.split('/');
    if (prefix !== 'levers' || name === undefined || !(name in levers)) return false;
    const pull = levers[name as keyof Levers] as (...args: unknown[]) => Promise<unknown>;
    void readBody(request)
      .then(body => pull(...(body['args'] as unknown[])))
      .then(answer => response.end(JSON.stringify(answer ?? null)));
    return true;
  };
}
