import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { UploadPolicyDto } from '@/infrastructure/http/organisations/organisationDtos';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { Pictures } from './organisationHandlers';

/** Bytes of the largest picture. */
export const LARGEST_PICTURE = 1_048_576;
/** Milliseconds within which a permission is used. */
const POLICY_LIFE_MS = 15 * 60_000;

/** Path below which pictures are posted and read. */
export const picturesPath = '/organisation-pictures/';

type PictureType = 'image/png' | 'image/jpeg';

export interface StoredPicture {
  readonly type: PictureType;
  /** In base 64. */
  readonly bytes: string;
}

/** First bytes of the accepted formats. An SVG drawing can contain a script, so it is not accepted. */
const beginnings: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** The fields of a form post besides the picture, as its permission set them. */
export interface PostedFields {
  readonly key: string;
  readonly expires: string;
  readonly signature: string;
}

/** Pictures of organisations. Each is uploaded once, with a permission that was signed for it, and never changes. */
export class OrganisationPictures implements Pictures {
  private readonly stored = new JournalledMap<StoredPicture>('organisation-pictures');
  private readonly secret = randomBytes(32);

  constructor(
    private readonly clock: { now(): number },
    /** The address of pictures, without a trailing slash. */
    private readonly origin: () => string,
  ) {}

  attachTo(journal: JournalHost): this {
    this.stored.attachTo(journal);
    return this;
  }

  policy(): UploadPolicyDto {
    const key = randomUUID();
    const expires = String(this.clock.now() + POLICY_LIFE_MS);
    return {
      url: `${this.origin()}${picturesPath}`,
      picture: `${picturesPath}${key}`,
      fields: [
        { name: 'key', value: key },
        { name: 'expires', value: expires },
        { name: 'signature', value: this.sign(key, expires) },
      ],
      mostBytes: LARGEST_PICTURE,
      expiresAt: new Date(Number(expires)).toISOString(),
    };
  }

  has(picture: string): boolean {
    return this.find(picture) !== undefined;
  }

  find(path: string): StoredPicture | undefined {
    return path.startsWith(picturesPath) ? this.stored.get(path.slice(picturesPath.length)) : undefined;
  }

  /** Refuses with 403 `NotAllowed` without a valid permission, and with 400 `InvalidImage`. */
  add({ key, expires, signature }: PostedFields, bytes: Buffer): void {
    const signed = Buffer.from(this.sign(key, expires));
    const given = Buffer.from(signature);
    const isSigned = signed.length === given.length && timingSafeEqual(signed, given);
    if (!isSigned || Number(expires) <= this.clock.now() || this.stored.get(key) !== undefined)
      throw new BackendError(403, 'NotAllowed', 'The permission is not valid, has ended or was used.');
    if (bytes.length === 0) throw new BackendError(400, 'InvalidImage', 'The file is empty.');
    if (bytes.length > LARGEST_PICTURE)
      throw new BackendError(400, 'InvalidImage', `A picture may have ${LARGEST_PICTURE} bytes.`);
    const type = beginnings.find(([, first]) => first.every((byte, place) => bytes[place] === byte))?.[0];
    if (type === undefined) throw new BackendError(400, 'InvalidImage', 'It is neither a PNG nor a JPEG picture.');
    this.stored.put(key, { type, bytes: bytes.toString('base64') });
  }

  private sign(key: string, expires: string): string {
    return createHmac('sha256', this.secret).update(`${key}|${expires}|${LARGEST_PICTURE}`).digest('base64url');
  }
}
