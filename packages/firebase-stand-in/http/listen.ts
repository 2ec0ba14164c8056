import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on this machine's loopback address alone; answers the port. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
