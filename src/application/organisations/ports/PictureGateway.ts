import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { PictureFault } from '@/domain/organisations/pictureFault';

/** Failures of uploading a picture. */
export type PictureFailure = CallFailure | { readonly kind: 'invalidImage'; readonly fault?: PictureFault };

export interface UploadPermission {
  /** The path of the picture, for a setting after the upload. */
  readonly picture: string;
  readonly mostBytes: number;
  /** Sends the picture; each permission sends one. */
  send(file: Blob): Promise<Result<void, PictureFailure>>;
}

/** Storage of organisations' pictures. */
export interface PictureGateway {
  permission(): Promise<Result<UploadPermission, CallFailure>>;
}
