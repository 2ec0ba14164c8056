import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  PictureFailure,
  PictureGateway,
  UploadPermission,
} from '@/application/organisations/ports/PictureGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { FORMAT_BYTES, pictureFault } from '@/domain/organisations/pictureFault';
import { PlannedFailures } from '../kernel/PlannedFailures';

const MOST_BYTES = 1_048_576;

/** Pictures in memory, by their path. */
export class FakePictureGateway implements PictureGateway {
  readonly planned = new PlannedFailures<'permission' | 'send', PictureFailure>();
  readonly pictures = new Map<string, Blob>();
  private made = 0;

  async permission(): Promise<Result<UploadPermission, CallFailure>> {
    return this.planned.carry<UploadPermission>('permission', () => {
      const picture = `/picture/${(this.made += 1)}`;
      return ok({ picture, mostBytes: MOST_BYTES, send: file => this.send(picture, file) });
    }) as Result<UploadPermission, CallFailure>;
  }

  private async send(picture: string, file: Blob): Promise<Result<void, PictureFailure>> {
    const beginning = new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer());
    return this.planned.carry<void>('send', () => {
      if (this.pictures.has(picture)) return fail({ kind: 'refused' });
      if (pictureFault(file.size, beginning, MOST_BYTES) !== undefined) return fail({ kind: 'invalidImage' });
      this.pictures.set(picture, file);
      return ok(undefined);
    });
  }
}
