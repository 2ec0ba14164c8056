import type { WebSocket } from 'ws';
import { frameText } from './frameText';
import type { Link } from './Link';

/** Longer texts arrive in pieces; a client announces how many. */
const maximumPieces = 4096;
const maximumCharacters = 16 << 20;
const probeEveryMs = 30_000;

/** A WebSocket with the SDK's framing: `0` keeps alive, a number announces the pieces of one text. */
export class WebSocketLink implements Link {
  onEnvelope: (envelope: unknown) => void = () => {};
  onEnd: () => void = () => {};
  private pieces: string[] = [];
  private expected = 0;
  private characters = 0;
  private isAlive = true;

  constructor(
    private readonly socket: WebSocket,
    /** Called for a frame that could not be read; its client is cut off. */
    private readonly onMalformed: () => void = () => undefined,
  ) {
    const probe = setInterval(() => this.probe(), probeEveryMs).unref();
    socket.on('message', data => this.receive(frameText(data)));
    socket.on('pong', () => (this.isAlive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(probe);
      this.onEnd();
    });
  }

  send(envelope: unknown): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(envelope));
  }

  end(): void {
    this.socket.close();
  }

  cut(): void {
    this.socket.terminate();
  }

  private receive(text: string): void {
    if (this.expected > 0) this.receivePiece(text);
    else if (/^\d{1,6}$/.test(text)) this.announce(Number(text));
    else this.deliver(text);
  }

  private announce(pieces: number): void {
    if (pieces > maximumPieces) this.cut();
    else this.expected = pieces;
  }

  private receivePiece(piece: string): void {
    this.characters += piece.length;
    if (this.characters > maximumCharacters) return this.cut();
    this.pieces.push(piece);
    if (this.pieces.length < this.expected) return;
    const whole = this.pieces.join('');
    this.pieces = [];
    this.expected = 0;
    this.characters = 0;
    this.deliver(whole);
  }

  private deliver(text: string): void {
    try {
      this.onEnvelope(JSON.parse(text));
    } catch {
      this.onMalformed();
      this.cut();
    }
  }

  /** A client that vanished silently does not answer a probe. */
  private probe(): void {
    if (!this.isAlive) return this.cut();
    this.isAlive = false;
    this.socket.ping();
  }
}
