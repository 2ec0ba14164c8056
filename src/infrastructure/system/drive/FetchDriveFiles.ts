import { isObject } from '@/domain/kernel/parseJson';
import { asSeen } from '@/domain/kernel/asSeen';
import type { DriveFiles, DriveFilesFailure } from '@/application/drive/ports/DriveFiles';
import type { PickedFile } from '@/domain/drive/DriveFile';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { toPathPart } from '@/domain/kernel/pathPart';
import { sendFile } from './sendFile';

/** The drive has no definite answer to these, so it may be asked again. */
const passing = (status: number): boolean => status === 429 || status >= 500;

/** Time limit for an answer of the drive, in milliseconds. */
const TIMEOUT_MS = 30_000;

export interface FetchDriveFilesSettings {
  /** The address of the Drive API v3, without a trailing slash: `https://www.googleapis.com`. */
  readonly apiUrl: string;
  /** The file of the device that the user chose for an upload; null if none was chosen. */
  readonly chosen: (uploadId: string) => File | null;
  readonly onTokenExpired: (token: string) => void;
}

interface Call {
  readonly method?: 'GET' | 'PATCH' | 'POST' | 'DELETE';
  readonly query: Readonly<Record<string, string>>;
  readonly body?: object;
}

/**
 * Files in the drive by its API v3. A chosen file is uploaded to the user's own drive first, and moved into a folder
 * afterwards.
 */
export class FetchDriveFiles implements DriveFiles {
  constructor(private readonly settings: FetchDriveFilesSettings) {}

  async pick(token: string, uploadId: string): Promise<Result<PickedFile | null, DriveFilesFailure>> {
    const file = this.settings.chosen(uploadId);
    if (file === null) return ok(null);
    const body = { name: file.name, mimeType: file.type || 'application/octet-stream' };
    const begun = await this.call(token, '/upload/drive/v3/files', {
      method: 'POST',
      query: { uploadType: 'resumable', fields: 'id' },
      body,
    });
    if (!begun.ok) return begun;
    const sent = await sendFile(begun.value.headers.get('location') ?? '', token, file);
    if (sent === undefined) return fail({ kind: 'unreachable' });
    const answer = this.judged(token, sent);
    return answer.ok
      ? this.read(answer.value, ({ id }) => (typeof id === 'string' ? { googleDriveFileId: id } : undefined))
      : answer;
  }

  async details(
    token: string,
    fileId: string,
  ): Promise<Result<{ readonly fileName: string; readonly contentType: string }, DriveFilesFailure>> {
    const answer = await this.call(token, fileAt(fileId), { query: { fields: 'name,mimeType' } });
    if (!answer.ok) return answer;
    return this.read(answer.value, ({ name, mimeType }) =>
      typeof name === 'string' && typeof mimeType === 'string'
        ? { fileName: asSeen(name), contentType: mimeType }
        : undefined,
    );
  }

  /** A file of the drive has one folder: it leaves the others. */
  async moveInto(token: string, fileId: string, folderId: string): Promise<Result<void, DriveFilesFailure>> {
    const parents = await this.parentsOf(token, fileId);
    if (!parents.ok) return parents;
    if (isIn(parents.value, folderId)) return ok(undefined);
    const left = parents.value.filter(id => id !== folderId);
    const query = { addParents: folderId, fields: 'id', ...(left.length > 0 && { removeParents: left.join(',') }) };
    const moved = await this.call(token, fileAt(fileId), { method: 'PATCH', query, body: {} });
    if (moved.ok) return ok(undefined);
    // The answer may be all that was lost.
    const now = moved.failure.kind === 'unreachable' ? await this.parentsOf(token, fileId) : moved;
    return now.ok && isIn(now.value, folderId) ? ok(undefined) : fail(moved.failure);
  }

  async remove(token: string, fileId: string): Promise<Result<void, DriveFilesFailure>> {
    const removed = await this.call(token, fileAt(fileId), { method: 'DELETE', query: {} });
    return removed.ok || (removed.failure.kind === 'refused' && removed.failure.status === 404)
      ? ok(undefined)
      : removed;
  }

  private async parentsOf(token: string, fileId: string): Promise<Result<readonly string[], DriveFilesFailure>> {
    const found = await this.call(token, fileAt(fileId), { query: { fields: 'parents' } });
    if (!found.ok) return found;
    return this.read(found.value, ({ parents = [] }) => (Array.isArray(parents) ? parents.map(String) : undefined));
  }

  private async call(
    token: string,
    path: string,
    { method = 'GET', query, body }: Call,
  ): Promise<Result<Response, DriveFilesFailure>> {
    const parameters = new URLSearchParams({ ...query, supportsAllDrives: 'true' });
    const url = `${this.settings.apiUrl}${path}?${parameters.toString()}`;
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    try {
      return this.judged(
        token,
        await fetch(url, { method, headers, ...content, signal: AbortSignal.timeout(TIMEOUT_MS) }),
      );
    } catch {
      return fail({ kind: 'unreachable' });
    }
  }

  private judged(token: string, answer: Response): Result<Response, DriveFilesFailure> {
    if (answer.ok) return ok(answer);
    if (answer.status === 401) this.settings.onTokenExpired(token);
    if (answer.status === 401) return fail({ kind: 'tokenExpired' });
    return passing(answer.status) ? fail({ kind: 'unreachable' }) : fail({ kind: 'refused', status: answer.status });
  }

  /** An answer of another shape counts as none. */
  private async read<T>(
    answer: Response,
    pick: (fields: Readonly<Record<string, unknown>>) => T | undefined,
  ): Promise<Result<T, DriveFilesFailure>> {
    try {
      const value: unknown = await answer.json();
      const picked = isObject(value) ? pick({ ...value }) : undefined;
      return picked === undefined ? fail({ kind: 'unreachable' }) : ok(picked);
    } catch {
      return fail({ kind: 'unreachable' });
    }
  }
}

/** In that folder, and in no other. */
const isIn = (parents: readonly string[], folderId: string): boolean =>
  parents.length > 0 && parents.every(id => id === folderId);

const fileAt = (fileId: string): string => `/drive/v3/files/${toPathPart(fileId)}`;
