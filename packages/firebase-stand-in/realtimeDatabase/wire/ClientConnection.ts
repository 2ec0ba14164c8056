import { randomBytes } from 'node:crypto';
import type { ClientAccessOptions } from './ClientAccess';
import { ClientSession } from './ClientSession';
import type { Link } from './Link';

interface Control {
  readonly t: unknown;
}

/**
 * One client with its session. It may come by long polling and then move to a WebSocket: it names the session when it
 * opens the socket, proves the socket with two pings, ends its transmission on the polls, and is answered likewise.
 */
export class ClientConnection {
  readonly sessionId = randomBytes(16).toString('hex');
  private readonly session: ClientSession;
  private successor: Link | undefined;
  /** Messages already received over the successor while the link before it may still deliver older ones. */
  private early: unknown[] = [];
  private isClosed = false;

  constructor(
    private link: Link,
    host: string,
    options: ClientAccessOptions,
    private readonly onClose: (connection: ClientConnection) => void,
  ) {
    this.session = new ClientSession(options, message => this.link.send({ t: 'd', d: message }));
    this.attach(link);
    sendControl(link, 'h', { ts: options.clock.now(), v: '5', h: host, s: this.sessionId });
  }

  /** The client's next transport. Until it has ended the present one, both are open. */
  upgradeTo(successor: Link): void {
    this.successor?.cut();
    this.successor = successor;
    this.attach(successor);
    sendControl(successor, 'a', '');
  }

  checkToken(): void {
    this.session.checkToken();
  }

  cut(): void {
    this.successor?.cut();
    this.link.cut();
    this.close();
  }

  private attach(link: Link): void {
    link.onEnvelope = envelope => this.receive(link, envelope);
    link.onEnd = () => this.ended(link);
  }

  private receive(link: Link, envelope: unknown): void {
    if (this.isClosed) return;
    const { t, d } = envelope as { readonly t: unknown; readonly d: unknown };
    if (t === 'c') this.control(link, (d as Control).t);
    else if (link === this.link) this.session.receive(d);
    else this.early.push(d);
  }

  private control(link: Link, command: unknown): void {
    if (command === 'p') sendControl(link, 'o', null);
    else if (command === 'n' && link === this.link) this.switch();
  }

  private switch(): void {
    const [previous, next] = [this.link, this.successor];
    if (!next) return;
    sendControl(previous, 'n', {});
    this.link = next;
    this.successor = undefined;
    previous.end();
    for (const message of this.early.splice(0)) this.session.receive(message);
  }

  private ended(link: Link): void {
    if (link === this.successor) this.successor = undefined;
    else if (link === this.link) this.cut();
  }

  private close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.session.close();
    this.onClose(this);
  }
}

function sendControl(link: Link, command: string, data: unknown): void {
  link.send({ t: 'c', d: { t: command, d: data } });
}
