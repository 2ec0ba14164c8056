import type { DriveFiles, DriveFilesFailure } from '@/application/drive/ports/DriveFiles';
import type { PickedFile } from '@/domain/drive/DriveFile';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { FakeDriveAccountGateway } from './FakeDriveAccountGateway';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** A drive with one file that the user picks. Only a writer may put files into folders. */
export class FakeDriveFiles implements DriveFiles {
  readonly planned = new PlannedFailures<'pick' | 'details' | 'moveInto' | 'remove', DriveFilesFailure>();
  /** The uploads whose file was picked, in order. */
  readonly pickedFor: string[] = [];
  /** Null: the user closes the picker. */
  picked: PickedFile | null = { googleDriveFileId: 'f-1' };
  readonly removed = new Set<string>();
  readonly folders = new Map<string, string>();
  /** Resolves when the user has decided; immediately if absent. */
  deciding: Promise<void> | undefined;

  constructor(private readonly account: FakeDriveAccountGateway) {}

  async pick(token: string, uploadId: string): Promise<Result<PickedFile | null, DriveFilesFailure>> {
    this.check(token);
    this.pickedFor.push(uploadId);
    await this.deciding;
    return this.planned.give('pick', () => {
      // A file that is picked again is uploaded again.
      if (this.picked !== null) this.removed.delete(this.picked.googleDriveFileId);
      return this.picked;
    });
  }

  async details(
    token: string,
    fileId: string,
  ): Promise<Result<{ readonly fileName: string; readonly contentType: string }, DriveFilesFailure>> {
    this.check(token);
    return this.planned.carry('details', () =>
      fileId === 'f-1' && !this.removed.has(fileId)
        ? ok({ fileName: 'Letter.pdf', contentType: 'application/pdf' })
        : fail({ kind: 'refused', status: 404 }),
    );
  }

  async remove(token: string, fileId: string): Promise<Result<void, DriveFilesFailure>> {
    this.check(token);
    return this.planned.carry('remove', () => {
      this.removed.add(fileId);
      this.folders.delete(fileId);
      return ok(undefined);
    });
  }

  async moveInto(token: string, fileId: string, folderId: string): Promise<Result<void, DriveFilesFailure>> {
    this.check(token);
    return this.planned.carry('moveInto', () => {
      if (this.account.permission !== 'writer') return fail({ kind: 'refused', status: 404 });
      this.folders.set(fileId, folderId);
      return ok(undefined);
    });
  }

  private check(token: string): void {
    if (token !== `token-of-${this.account.email ?? ''}`) throw new Error('Nobody has such a token.');
  }
}
