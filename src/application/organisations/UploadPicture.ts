import { fail, ok, type Result } from '@/domain/kernel/Result';
import { FORMAT_BYTES, pictureFault } from '@/domain/organisations/pictureFault';
import type { PictureFailure, PictureGateway } from './ports/PictureGateway';

/** Uploads a picture of an organisation. It becomes the logo when the details are saved with it. */
export class UploadPicture {
  constructor(private readonly pictures: PictureGateway) {}

  /** Returns the path of the picture. An invalid file is not sent. */
  async execute(file: Blob): Promise<Result<string, PictureFailure>> {
    const permission = await this.pictures.permission();
    if (!permission.ok) return permission;
    const { picture, mostBytes } = permission.value;
    const beginning = new Uint8Array(await file.slice(0, FORMAT_BYTES).arrayBuffer());
    const fault = pictureFault(file.size, beginning, mostBytes);
    if (fault !== undefined) return fail({ kind: 'invalidImage', fault });
    const sent = await permission.value.send(file);
    return sent.ok ? ok(picture) : sent;
  }
}
