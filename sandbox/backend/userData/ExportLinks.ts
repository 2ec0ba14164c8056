import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

/** Below the origin of the backend. */
export const EXPORTS_PATH = '/exports/';
const KEY = 'key';
const KEY_BYTES = 32;

interface SignedExport {
  readonly exportId: string;
  /** Of the file: a link opens this one and no other. */
  readonly sha256: string;
}

/** Addresses of exports: each opens its export to its holder until it expires, and cannot be forged. */
export class ExportLinks {
  private readonly keys = new JournalledMap<string>('user-data-key');

  constructor(
    private readonly clock: { now(): number },
    private readonly origin: () => string,
  ) {}

  attachTo(journal: JournalHost): this {
    this.keys.attachTo(journal);
    return this;
  }

  sign({ exportId, sha256 }: SignedExport, until: number): string {
    const query = new URLSearchParams({ until: String(until), sha256 });
    query.set('signature', this.signatureOf(exportId, until, sha256));
    return `${this.origin()}${EXPORTS_PATH}${exportId}?${query.toString()}`;
  }

  /** Undefined for an address of another origin, one that was not signed here, and one that is over. */
  read(address: string): SignedExport | undefined {
    if (!URL.canParse(address)) return undefined;
    const { origin, pathname, searchParams, hash, username } = new URL(address);
    const [until, sha256, signature] = ['until', 'sha256', 'signature'].map(name => searchParams.get(name) ?? '');
    const exportId = pathname.slice(EXPORTS_PATH.length);
    if (origin !== this.origin() || !pathname.startsWith(EXPORTS_PATH) || hash + username !== '') return undefined;
    if (until === undefined || sha256 === undefined || signature === undefined) return undefined;
    if (!isSame(signature, this.signatureOf(exportId, Number(until), sha256))) return undefined;
    return this.clock.now() < Number(until) ? { exportId, sha256 } : undefined;
  }

  private signatureOf(exportId: string, until: number, sha256: string): string {
    return createHmac('sha256', this.key()).update([exportId, until, sha256].join('\n')).digest('base64url');
  }

  private key(): string {
    const known = this.keys.get(KEY);
    if (known !== undefined) return known;
    const made = randomBytes(KEY_BYTES).toString('base64url');
    this.keys.put(KEY, made);
    return made;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
