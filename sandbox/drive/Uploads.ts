import { randomBytes } from 'node:crypto';
import { DriveError } from './DriveError';

/** Bytes. */
export const LARGEST_FILE = 25 * 1_048_576;

interface Begun {
  readonly owner: string;
  readonly name: string;
  readonly mimeType: string;
  readonly parents: readonly string[];
}

interface UnderWay extends Begun {
  readonly received: Buffer;
  /** Id of the resulting file. */
  readonly fileId?: string;
}

/** Uploads in parts, each of which reports its progress. In memory only. */
export class Uploads {
  private readonly underWay = new Map<string, UnderWay>();

  begin(upload: Begun): string {
    const id = randomBytes(18).toString('base64url');
    this.underWay.set(id, { ...upload, received: Buffer.alloc(0) });
    return id;
  }

  /** Refuses with 404 an upload that was never begun, or belongs to someone else. */
  find(id: string, owner: string): UnderWay {
    const found = this.underWay.get(id);
    if (found?.owner !== owner) throw new DriveError(404, 'The upload is not known.');
    return found;
  }

  /** Adds bytes from a place on. Bytes received already are left out; a gap is refused with 400, too much with 413. */
  add(id: string, owner: string, from: number, bytes: Buffer): UnderWay {
    const upload = this.find(id, owner);
    if (from > upload.received.length) throw new DriveError(400, `The next byte is ${upload.received.length}.`);
    if (from + bytes.length > LARGEST_FILE) throw new DriveError(413, `A file may hold ${LARGEST_FILE} bytes.`);
    const longer = {
      ...upload,
      received: Buffer.concat([upload.received, bytes.subarray(upload.received.length - from)]),
    };
    this.underWay.set(id, longer);
    return longer;
  }

  finish(id: string, owner: string, fileId: string): void {
    this.underWay.set(id, { ...this.find(id, owner), fileId });
  }
}
