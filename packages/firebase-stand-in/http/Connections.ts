import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server, so that they can be cut on demand and at the end. */
export class Connections {
  private readonly open = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', socket => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  get count(): number {
    return this.open.size;
  }

  cutAll(): void {
    for (const socket of this.open) socket.destroy();
  }
}
