import { randomInt } from 'node:crypto';
import { accessCode, GENERATED_CHARACTERS } from '@/domain/accessCodes/accessCode.rule';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { StoredCode } from './StoredCode';

const MOST_HITS = 50;

/** Every access code. An unchanged one uses no memory. */
export class AccessCodes {
  private readonly changed = new JournalledMap<StoredCode>('access-codes');
  private byOrganisation: ReadonlyMap<string, readonly StoredCode[]> | undefined;

  /** `seeded`: the codes there are before anybody changes one. */
  constructor(private readonly seeded: () => ReadonlyMap<string, StoredCode>) {}

  attachTo(journal: JournalHost): this {
    this.changed.attachTo(journal);
    return this;
  }

  /** A code by any spelling of its text; undefined for one that never was or was deleted. */
  find(text: string): StoredCode | undefined {
    const written = accessCode({ text });
    const found = written.kind === 'code' ? this.stored(written.code) : undefined;
    return found?.deleted ? undefined : found;
  }

  /** Refuses with 404 `CodeUnknown`; `generation` where only codes of one are meant. */
  get(text: string, generation?: StoredCode['generation']): StoredCode {
    const found = this.find(text);
    if (!found || (generation !== undefined && found.generation !== generation))
      throw new BackendError(404, 'CodeUnknown', 'There is no such access code.');
    return found;
  }

  put(code: StoredCode): void {
    this.changed.put(code.code, code);
  }

  /** Refuses with 400 `InvalidCode` and 409 `CodeTaken`, also where a deleted code had the text. */
  freeText(written: string | undefined): string {
    if (written === undefined) return this.generated();
    const read = accessCode({ text: written, isNew: true });
    if (read.kind !== 'code') throw new BackendError(400, 'InvalidCode', `It cannot be a code: ${read.kind}.`);
    if (this.stored(read.code)) throw new BackendError(409, 'CodeTaken', 'Another code has or had this text.');
    return read.code;
  }

  /** Of one organisation and generation, the newest first. */
  codesOf(organisation: string, generation?: StoredCode['generation']): readonly StoredCode[] {
    const seeded = (this.seededOf().get(organisation) ?? []).map(({ code }) => code);
    const created = [...this.changed.values()]
      .filter(one => one.organisation === organisation && !this.seeded().has(one.code))
      .map(({ code }) => code);
    return [...seeded, ...created]
      .flatMap(code => this.stored(code) ?? [])
      .filter(one => !one.deleted && (generation === undefined || one.generation === generation))
      .sort((a, b) => b.createdAt - a.createdAt || (a.code < b.code ? -1 : 1));
  }

  /** Of all organisations, in alphabetical order. */
  all(): readonly StoredCode[] {
    const texts = new Set([...this.seeded().keys(), ...this.changed.ids()]);
    return [...texts]
      .sort()
      .flatMap(text => this.stored(text) ?? [])
      .filter(({ deleted }) => !deleted);
  }

  /** Codes of any organisation that begin with a text, in alphabetical order. */
  search(term: string): readonly StoredCode[] {
    const wanted = term.trim().toUpperCase();
    if (wanted === '') return [];
    const texts = new Set([...this.seeded().keys(), ...this.changed.ids()]);
    return [...texts]
      .filter(text => text.startsWith(wanted))
      .sort()
      .flatMap(text => this.find(text) ?? [])
      .slice(0, MOST_HITS);
  }

  /** A patient joins; what admits them has been checked in the same step. `seats`: 0 for one who has a seat. */
  countJoin(code: StoredCode, at: number, seats: 0 | 1): void {
    this.put({ ...code, used: code.used + seats, lastUsedAt: at });
  }

  /** The time of the last join with a code before the first call; undefined if no one has joined. */
  lastSeededUse(code: string): number | undefined {
    return this.seeded().get(code)?.lastUsedAt;
  }

  private stored(code: string): StoredCode | undefined {
    return this.changed.get(code) ?? this.seeded().get(code);
  }

  private generated(): string {
    for (;;) {
      const part = (): string =>
        Array.from({ length: 4 }, () => GENERATED_CHARACTERS.charAt(randomInt(GENERATED_CHARACTERS.length))).join('');
      const text = `${part()}-${part()}`;
      if (!this.stored(text)) return text;
    }
  }

  private seededOf(): ReadonlyMap<string, readonly StoredCode[]> {
    if (this.byOrganisation) return this.byOrganisation;
    const found = new Map<string, StoredCode[]>();
    for (const code of this.seeded().values()) {
      const others = found.get(code.organisation);
      if (others) others.push(code);
      else found.set(code.organisation, [code]);
    }
    return (this.byOrganisation = found);
  }
}
