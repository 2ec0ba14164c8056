import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** One kind of the provider's records (logins, codes, grants …), for as long as the process lives. */
export class MemoryAdapter implements Adapter {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly now: () => number) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn = Number.POSITIVE_INFINITY): Promise<void> {
    for (const [old, { expiresAt }] of this.entries) if (expiresAt <= this.now()) this.entries.delete(old);
    this.entries.set(id, { payload, expiresAt: this.now() + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.entries.get(id);
    return entry && this.now() < entry.expiresAt ? entry.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.entries.values()].find(({ payload }) => payload.uid === uid)?.payload;
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return [...this.entries.values()].find(({ payload }) => payload.userCode === userCode)?.payload;
  }

  async consume(id: string): Promise<void> {
    const entry = this.entries.get(id);
    if (entry)
      this.entries.set(id, { ...entry, payload: { ...entry.payload, consumed: Math.floor(this.now() / 1000) } });
  }

  async destroy(id: string): Promise<void> {
    this.entries.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.entries) if (payload.grantId === grantId) this.entries.delete(id);
  }
}
