import { createHmac, timingSafeEqual } from 'node:crypto';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** Milliseconds for which a link to a file works. */
export const LINK_LIFE_MS = 5 * 60_000;
/** Path below which files are read. */
export const reportFilesPath = '/report-files/';

/** Links to files, each signed for one user. */
export class FileLinks {
  constructor(
    private readonly dependencies: {
      readonly clock: { now(): number };
      /** The address of the files, without a trailing slash. */
      readonly origin: () => string;
      readonly secret: Buffer;
    },
  ) {}

  /** `file`: as `ReportFiles` names it. */
  link(file: string, uid: string): { readonly url: string; readonly expiresAt: string } {
    const expires = this.dependencies.clock.now() + LINK_LIFE_MS;
    const query = new URLSearchParams({ expires: String(expires), signature: this.sign(file, uid, expires) });
    const url = `${this.dependencies.origin()}${reportFilesPath}${file}?${query.toString()}`;
    return { url, expiresAt: new Date(expires).toISOString() };
  }

  /** Refuses with 403 `NotAllowed` a link that was not signed for this user and file, or has expired. */
  demand(file: string, uid: string, query: URLSearchParams): void {
    const expires = Number(query.get('expires'));
    const [signed, given] = [this.sign(file, uid, expires), query.get('signature') ?? ''].map(text =>
      Buffer.from(text),
    );
    const isSigned = signed !== undefined && given?.length === signed.length && timingSafeEqual(signed, given);
    if (!isSigned || !(this.dependencies.clock.now() < expires))
      throw new BackendError(403, 'NotAllowed', 'The link is not valid for the caller, or has ended.');
  }

  private sign(file: string, uid: string, expires: number): string {
    return createHmac('sha256', this.dependencies.secret).update(`${file}|${uid}|${expires}`).digest('base64url');
  }
}
