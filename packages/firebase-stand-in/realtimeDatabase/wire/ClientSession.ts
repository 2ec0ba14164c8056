import type { DatabaseChange } from '../DatabaseChange';
import type { RawWrite, RealtimeDatabase } from '../RealtimeDatabase';
import { nodeAt } from '../tree/nodeAt';
import { nodeHash } from '../tree/nodeHash';
import { formatPath, parsePath, type Path } from '../tree/path';
import { applyQuery } from '../tree/TreeQuery';
import { toWire } from '../tree/wireValue';
import { mergedWrites, parseRequest, type ClientRequest, type Reply, type RequestBody } from './ClientRequest';
import { ClientAccess, type ClientAccessOptions } from './ClientAccess';
import { DisconnectWrites } from './DisconnectWrites';
import { Listener } from './Listener';

const ok: Reply = { s: 'ok', d: '' };
const denied: Reply = { s: 'permission_denied', d: 'Permission denied' };

type Action = (path: Path, body: RequestBody) => Reply;

/** One client's conversation with the database: its identity, its subscriptions, and its disconnect writes. */
export class ClientSession {
  private readonly database: RealtimeDatabase;
  private readonly access: ClientAccess;
  private readonly listeners = new Map<string, Listener>();
  private readonly onDisconnect = new DisconnectWrites();
  private readonly stopHearing: () => void;

  constructor(
    options: ClientAccessOptions,
    private readonly send: (message: unknown) => void,
  ) {
    this.database = options.database;
    this.access = new ClientAccess(options);
    this.stopHearing = this.database.onChange(change => this.notify(change));
  }

  receive(message: unknown): void {
    const request = parseRequest(message);
    this.send({ r: request.r, b: this.reply(request) });
  }

  /** Ends what the client may no longer see because its token lapsed. */
  checkToken(): void {
    const reason = this.access.lapse();
    if (reason === undefined) return;
    this.push('ac', { s: reason, d: 'The ID token is no longer valid' });
    this.endForbiddenListeners();
  }

  close(): void {
    this.stopHearing();
    const writes = this.onDisconnect.consumeAll();
    if (writes.length > 0) this.database.write(writes);
  }

  private reply({ a, b }: ClientRequest): Reply {
    const action = this.actions.get(a);
    if (!action) return { s: 'error', d: `Unknown action ${a}` };
    try {
      return action(parsePath(b.p ?? ''), b);
    } catch (error) {
      return { s: 'invalid_data', d: error instanceof Error ? error.message : String(error) };
    }
  }

  private readonly actions: ReadonlyMap<string, Action> = new Map<string, Action>([
    ['s', () => ok],
    ['appcheck', () => ok],
    ['unappcheck', () => ok],
    ['auth', (_, body) => this.signIn(body.cred ?? '')],
    ['gauth', (_, body) => this.signIn(body.cred ?? '')],
    ['unauth', () => this.signOut()],
    ['q', (path, body) => this.listen(path, body)],
    ['n', (path, body) => this.unlisten(path, body)],
    [
      'g',
      (path, { q }) =>
        this.access.mayRead(path) ? { s: 'ok', d: toWire(applyQuery(nodeAt(this.database.root, path), q)) } : denied,
    ],
    ['p', (path, { d, h }) => this.write([[path, d]], h)],
    ['m', (path, { d }) => this.write(mergedWrites(path, d), undefined)],
    ['o', (path, { d }) => this.writeLater([[path, d]])],
    ['om', (path, { d }) => this.writeLater(mergedWrites(path, d))],
    ['oc', path => this.cancelLater(path)],
  ]);

  private signIn(token: string): Reply {
    const claims = this.access.signIn(token);
    this.endForbiddenListeners();
    return claims ? { s: 'ok', d: { auth: claims } } : { s: 'invalid_token', d: 'The ID token is not valid' };
  }

  private signOut(): Reply {
    this.access.signOut();
    this.endForbiddenListeners();
    return ok;
  }

  /** The data is sent before the reply: a client takes the reply for "you now have it". */
  private listen(path: Path, { q, t, h }: RequestBody): Reply {
    if (!this.access.mayRead(path)) return denied;
    const listener = new Listener(path, q, t, this.database.root);
    this.listeners.set(listenerKey(path, q), listener);
    const isKnownToClient = t === undefined && h !== undefined && h !== '' && h === nodeHash(listener.current);
    if (!isKnownToClient) this.push(...listener.whole());
    return { s: 'ok', d: {} };
  }

  private unlisten(path: Path, { q }: RequestBody): Reply {
    this.listeners.delete(listenerKey(path, q));
    return ok;
  }

  private write(writes: readonly RawWrite[], expectedHash: string | undefined): Reply {
    if (!this.access.mayWrite(writes)) return denied;
    const [first] = writes;
    if (expectedHash !== undefined && first && expectedHash !== nodeHash(nodeAt(this.database.root, first[0]))) {
      return { s: 'datastale', d: 'The data has changed since the transaction read it' };
    }
    if (first) this.database.write(writes);
    return ok;
  }

  private writeLater(writes: readonly RawWrite[]): Reply {
    if (!this.access.mayWrite(writes)) return denied;
    this.onDisconnect.put(writes);
    return ok;
  }

  private cancelLater(path: Path): Reply {
    this.onDisconnect.cancel(path);
    return ok;
  }

  private notify(change: DatabaseChange): void {
    this.endForbiddenListeners();
    for (const [key, listener] of this.listeners) this.pushChange(key, listener, change);
  }

  /** A query that cannot be answered ends; the client that made the change must not notice. */
  private pushChange(key: string, listener: Listener, change: DatabaseChange): void {
    try {
      const push = listener.pushFor(change);
      if (push) this.push(...push);
    } catch {
      this.cancelListener(key, listener);
    }
  }

  private cancelListener(key: string, { path, query }: Listener): void {
    this.listeners.delete(key);
    this.push('c', { p: formatPath(path), ...(query && { q: [query] }) });
  }

  private endForbiddenListeners(): void {
    for (const [key, listener] of this.listeners) {
      if (!this.access.mayRead(listener.path)) this.cancelListener(key, listener);
    }
  }

  private push(a: string, b: unknown): void {
    this.send({ a, b });
  }
}

function listenerKey(path: Path, query: unknown): string {
  return `${formatPath(path)}|${JSON.stringify(query ?? null)}`;
}
