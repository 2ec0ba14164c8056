import type { AlertGeneration } from '@/domain/messageAlerts/MessageAlert';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { StoredAlert } from './StoredAlert';

/** A deleted message keeps its id, so that no other can be created with it. */
interface DeletedAlert {
  readonly id: string;
  readonly deleted: true;
}

/** Every message. An unchanged one uses no memory. */
export class MessageAlerts {
  private readonly changed = new JournalledMap<StoredAlert | DeletedAlert>('message-alerts');

  /** `seeded`: the messages there are before anybody changes one. */
  constructor(private readonly seeded: () => ReadonlyMap<string, StoredAlert>) {}

  attachTo(journal: JournalHost): this {
    this.changed.attachTo(journal);
    return this;
  }

  /** The newest change first. */
  all(generation?: AlertGeneration): readonly StoredAlert[] {
    const ids = new Set([...this.seeded().keys(), ...this.changed.ids()]);
    return [...ids]
      .flatMap(id => this.find(id) ?? [])
      .filter(alert => generation === undefined || alert.generation === generation)
      .sort((one, other) => other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1));
  }

  find(id: string): StoredAlert | undefined {
    const found = this.changed.get(id) ?? this.seeded().get(id);
    return found === undefined || 'deleted' in found ? undefined : found;
  }

  /** True if a message has or had the id. */
  isTaken(id: string): boolean {
    return this.changed.get(id) !== undefined || this.seeded().has(id);
  }

  /** Refuses with 404 `NotFound` what is not there in this generation. */
  get(id: string, generation: AlertGeneration): StoredAlert {
    const found = this.find(id);
    if (found?.generation !== generation) throw new BackendError(404, 'NotFound', 'There is no such message.');
    return found;
  }

  put(alert: StoredAlert): void {
    this.changed.put(alert.id, alert);
  }

  delete(id: string): void {
    this.changed.put(id, { id, deleted: true });
  }
}
