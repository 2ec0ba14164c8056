import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { PictureFault } from '@/domain/organisations/pictureFault';

/** Why a picture was not uploaded. */
export type PictureFailure = CallFailure | { readonly kind: 'invalidImage'; readonly fault?: PictureFault };

/** A permission to upload one picture. */
export interface UploadPermission {
  /** What a setting holds once the upload has succeeded: the path of the picture. */
  readonly picture: string;
  readonly mostBytes: number;
  /** Sends the picture; each permission sends one. */
  send(file: Blob): Promise<Result<void, PictureFailure>>;
}

/** Where the pictures of organisations are kept. */
export interface PictureGateway {
  permission(): Promise<Result<UploadPermission, CallFailure>>;
}
