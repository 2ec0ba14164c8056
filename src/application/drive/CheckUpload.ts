import type { DriveMomentGateway, FileKind } from './ports/DriveMomentGateway';

/** Bytes; used as the limit when the server cannot be reached. */
export const LARGEST_UPLOAD = 25 * 1_048_576;

export interface ChosenFile {
  readonly name: string;
  /** A media type; empty if unknown to the browser. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** `fit` also if it could not be checked: the upload itself reports obstacles. */
export type UploadVerdict =
  | { readonly kind: 'fit' }
  /** 0 bytes. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLarge'; readonly largest: number }
  /** The server accepts no such file for this patient. */
  | { readonly kind: 'notTaken' }
  | { readonly kind: 'notAllowed' };

/** Checks before sending whether a file may be uploaded for a patient. */
export class CheckUpload {
  constructor(private readonly gateway: Pick<DriveMomentGateway, 'policy'>) {}

  async execute(patientId: string, { name, type, size }: ChosenFile): Promise<UploadVerdict> {
    if (size === 0) return { kind: 'empty' };
    const policy = await this.gateway.policy(patientId, kindOf(type), name);
    if (!policy.ok && policy.failure.kind === 'badRequest') return { kind: 'notTaken' };
    if (!policy.ok && policy.failure.kind === 'notAllowed') return { kind: 'notAllowed' };
    const largest = policy.ok ? policy.value.largestFile : LARGEST_UPLOAD;
    return size > largest ? { kind: 'tooLarge', largest } : { kind: 'fit' };
  }
}

function kindOf(mediaType: string): FileKind {
  if (mediaType.startsWith('image/')) return 'image';
  return mediaType.startsWith('audio/') ? 'audio' : 'document';
}
