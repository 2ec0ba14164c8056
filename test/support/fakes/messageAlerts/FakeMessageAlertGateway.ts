import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type {
  AlertList,
  ChangeAlertFailure,
  CreateAlertFailure,
  MessageAlertGateway,
  NewAlert,
  WithdrawAlertFailure,
} from '@/application/messageAlerts/ports/MessageAlertGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { alertText } from '@/domain/messageAlerts/alertText.rule';
import {
  entryOf,
  type AlertDetails,
  type AlertEntry,
  type AlertGeneration,
  type AlertName,
  type AlertReach,
  type AlertTarget,
  type MessageAlert,
} from '@/domain/messageAlerts/MessageAlert';
import { messageAlert } from '../../builders/messageAlerts/alertTools';
import { PlannedFailures } from '../kernel/PlannedFailures';

type Call = keyof MessageAlertGateway;

/** Messages in memory, changed by Dana. */
export class FakeMessageAlertGateway implements MessageAlertGateway {
  readonly planned = new PlannedFailures<Call, CallFailure>();
  /** The changes as text. */
  readonly changes: string[] = [];
  readonly reasons: string[] = [];
  readonly counted: AlertTarget[] = [];
  reach: AlertReach = { staff: 3, patients: 40, otherVersions: 2, organisations: [] };
  /** The time of a change. */
  now: () => number = () => 1_780_272_000_000;
  unreadable = 0;
  private readonly alerts = new Map<string, AlertDetails>();
  private readonly versions = new Map<string, number>();

  add(parts: Partial<MessageAlert>): this {
    const alert = messageAlert({ reach: this.reach, ...parts });
    return this.put({ ...alert, changes: [] });
  }

  /** Changes it as a colleague. */
  edit(id: string, parts: Partial<MessageAlert>): void {
    const held = this.alerts.get(id);
    if (held === undefined) throw new Error(`There is no message ${id}.`);
    this.put({ ...held, ...parts });
  }

  held(id: string): AlertDetails | undefined {
    return this.alerts.get(id);
  }

  async list(generation: AlertGeneration): Promise<Result<AlertList, CallFailure>> {
    const { unreadable } = this;
    return this.planned.give('list', () => ({
      alerts: [...this.alerts.values()].filter(alert => alert.generation === generation),
      unreadable: generation === 'v2' ? unreadable : 0,
    }));
  }

  async read({ id, generation }: AlertName): Promise<Result<Versioned<AlertDetails>, CallFailure>> {
    return this.planned.carry('read', () => {
      const held = this.alerts.get(id);
      return held?.generation === generation ? ok(this.versioned(held)) : fail({ kind: 'notFound' });
    });
  }

  async create(alert: NewAlert): Promise<Result<Versioned<AlertDetails>, CreateAlertFailure>> {
    return this.planned.carry('create', (): Result<Versioned<AlertDetails>, CallFailure> => {
      const refusal = this.refusalOf(alert.entry);
      if (refusal !== undefined) return refusal as Result<never, never>;
      const held = this.alerts.get(alert.id);
      if (held !== undefined && JSON.stringify(entryOf(held)) !== JSON.stringify(alert.entry))
        return fail({ kind: 'idTaken' }) as Result<never, never>;
      return ok(this.versioned(held ?? this.save(alert, 'created')));
    });
  }

  async change(alert: NewAlert, etag: string): Promise<Result<Versioned<AlertDetails>, ChangeAlertFailure>> {
    return this.planned.carry('change', (): Result<Versioned<AlertDetails>, CallFailure> => {
      const held = this.alerts.get(alert.id);
      if (held === undefined) return fail({ kind: 'notFound' });
      if (etag !== this.etagOf(alert.id)) return fail({ kind: 'changedMeanwhile' }) as Result<never, never>;
      const refusal = held.withdrawnAt === null ? this.refusalOf(alert.entry) : fail({ kind: 'withdrawn' });
      if (refusal !== undefined) return refusal as Result<never, never>;
      return ok(this.versioned(this.save(alert, 'changed')));
    });
  }

  async withdraw(name: AlertName, etag: string, reason: string): Promise<Result<void, WithdrawAlertFailure>> {
    return this.planned.carry('withdraw', (): Result<void, CallFailure> => {
      const held = this.alerts.get(name.id);
      if (held === undefined) return fail({ kind: 'notFound' });
      if (etag !== this.etagOf(name.id)) return fail({ kind: 'changedMeanwhile' }) as Result<never, never>;
      this.reasons.push(reason);
      this.changes.push(`withdrawn ${name.id}`);
      if (held.isPublished && held.generation === 'v2') this.put({ ...held, withdrawnAt: this.now() });
      else this.alerts.delete(name.id);
      return ok(undefined);
    });
  }

  async count(target: AlertTarget): Promise<Result<AlertReach, CallFailure>> {
    this.counted.push(target);
    return this.planned.give('count', () => this.reach);
  }

  private refusalOf({ message, isPublished }: AlertEntry) {
    return isPublished && alertText({ text: message }) !== null ? fail({ kind: 'invalidMessage' as const }) : undefined;
  }

  private save({ id, generation, entry, reason }: NewAlert, word: string): AlertDetails {
    this.reasons.push(reason);
    this.changes.push(`${word} ${id}`);
    const { organisations, ...rest } = entry;
    const held = this.alerts.get(id);
    const details: AlertDetails = {
      ...messageAlert({ id, generation, reach: this.reach }),
      ...rest,
      organisations: organisations.map(one => ({ id: one, name: `Organisation ${one}`, upwards: [one, 'root'] })),
      changedAt: this.now(),
      changes: [
        { at: this.now(), byName: 'Dana Whitfield', byUserId: 'staff-dana', sentence: `It was ${word}.`, reason },
        ...(held?.changes ?? []),
      ],
    };
    this.put(details);
    return details;
  }

  private put(alert: AlertDetails): this {
    this.alerts.set(alert.id, alert);
    this.versions.set(alert.id, (this.versions.get(alert.id) ?? 0) + 1);
    return this;
  }

  private versioned(value: AlertDetails): Versioned<AlertDetails> {
    return { value, etag: this.etagOf(value.id) };
  }

  private etagOf(id: string): string {
    return `"${this.versions.get(id) ?? 0}"`;
  }
}
