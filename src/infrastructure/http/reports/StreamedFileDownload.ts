import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { SessionVault } from '@/application/session/ports/SessionVault';
import type { FileDownload } from '@/application/reports/ports/FileDownload';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** The number of times that an interrupted download is resumed. */
const MOST_RESUMED = 3;

/** Reads files with fetch, in pieces, by a link and the session of the user for whom it is. */
export class StreamedFileDownload implements FileDownload {
  constructor(private readonly session: Pick<SessionVault, 'current'>) {}

  async read(
    url: string,
    onProgress: (received: number, total: number | undefined) => void,
  ): Promise<Result<Blob, CallFailure>> {
    const pieces: Blob[] = [];
    let [received, failure]: [number, CallFailure] = [0, { kind: 'unreachable' }];
    for (let attempt = 0; attempt <= MOST_RESUMED; attempt += 1) {
      try {
        const answer = await fetch(url, { headers: this.headers(received), credentials: 'omit', cache: 'no-store' });
        if (answer.status === 401) return fail({ kind: 'sessionEnded' });
        if (answer.status === 403) return fail({ kind: 'notAllowed' });
        if (answer.status === 404) return fail({ kind: 'notFound' });
        if (answer.status >= 500) failure = { kind: 'unreachable', status: answer.status };
        else if (!answer.ok || answer.body === null) return fail({ kind: 'refused' });
        else {
          // A server that does not resume starts again.
          if (received > 0 && answer.status !== 206) [pieces.length, received] = [0, 0];
          const total = totalOf(answer, received);
          for await (const piece of piecesOf(answer.body)) {
            pieces.push(new Blob([piece]));
            received += piece.length;
            onProgress(received, total);
          }
          if (total === undefined || received >= total) return ok(new Blob(pieces));
        }
      } catch {
        failure = { kind: 'unreachable' };
      }
    }
    return fail(failure);
  }

  private headers(received: number): Record<string, string> {
    const cookie = this.session.current()?.cookie;
    return {
      ...(cookie !== undefined && { Authorization: `Bearer ${cookie}` }),
      ...(received > 0 && { Range: `bytes=${received}-` }),
    };
  }
}

function totalOf(answer: Response, received: number): number | undefined {
  const length = answer.headers.get('Content-Length');
  return length === null ? undefined : received + Number(length);
}

async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
