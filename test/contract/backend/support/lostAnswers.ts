import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import type { endpoints } from '#sandbox/endpoints/endpoints';
import type { Result } from '@/domain/kernel/Result';
import { ActAuthorship } from '@/application/kernel/ActAuthorship';
import type { Sandbox } from '#sandbox/server/Sandbox';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { sandboxClient, staffOf } from '#test/support/builders/kernel/sandboxClient';

type Endpoints = typeof endpoints;
type Area = keyof Endpoints;
type WriteOf<A extends Area> = {
  [C in keyof Endpoints[A]]: Endpoints[A][C] extends { readonly repeat: 'safe' } ? never : `${A}.${C & string}`;
}[keyof Endpoints[A]];

/** Every call that is not `safe`, as `area.call`. */
export type WriteName = { [A in Area]: WriteOf<A> }[Area];

type Said = Result<unknown, { readonly kind: string }>;

/** An act whose first answer is lost. */
export interface LostAct {
  /** Performs it. A repeat may differ, as it does on screen. */
  readonly act: (isRepeated: boolean) => Promise<Said>;
  /** The expected result of the act. Omitted if it returns nothing visible. */
  readonly says?: unknown;
  /** The expected result of a repeat, if it differs. */
  readonly saysAgain?: unknown;
  /** The expected refusal of a repeat, if the call works only once: it says that nothing was done, and what to do. */
  readonly refused?: string;
  /** The server's state afterwards: done once, with its reason. */
  readonly held: () => unknown;
  readonly wanted: unknown;
}

/** `begin` prepares everything. */
export interface LostAnswerCase {
  readonly begin: (world: LostWorld) => LostAct | Promise<LostAct>;
}

/** A call that is tested elsewhere, or needs no test. */
export type Elsewhere =
  | { readonly suite: string; readonly test: string }
  /** Only other programs make it. */
  | { readonly notCalled: string }
  | { readonly reason: string };

export type LostAnswerRow = LostAnswerCase | Elsewhere;
export type LostAnswers<N extends WriteName = WriteName> = Readonly<Record<N, LostAnswerRow>>;

/** A backend behind a wire that loses answers. */
export class LostWorld {
  private count = 0;
  private patients = -1;

  constructor(
    readonly sandbox: Sandbox,
    private readonly wirePort: number,
  ) {}

  get backend() {
    return this.sandbox.backend;
  }

  /** A user's client, over the wire. */
  client(uid: string) {
    return sandboxClient(this.sandbox, uid, this.wirePort).client;
  }

  authorship(uid: string): ActAuthorship {
    return new ActAuthorship(() => uid, this.sandbox.clock);
  }

  /** Returns another patient on every call, in turn. The patient is in no chat. */
  patient(): Patient {
    const { people, rooms, membership } = this.backend.chat;
    const all = people.patients();
    const patient = all[(this.patients += 1) % all.length];
    if (patient === undefined) throw new Error('The seed has no patients.');
    const room = rooms.activeOf(patient.patientId);
    if (room !== undefined) membership.end(room, 'Over.');
    return patient;
  }

  /** Amelia’s client, and a patient whom she looks after and chats with. */
  care(generation: 'v1' | 'v2' = 'v2') {
    const [amelia, patient] = [staffOf(this.sandbox, 'staff-amelia'), this.patient()];
    const { patientId } = patient;
    const room = this.backend.chat.membership.join(amelia, patient, generation);
    const moments = this.backend.patientCare.services.moments.historyOf(patientId);
    const before = new Set(moments.all().map(({ id }) => id));
    return {
      ...{ client: this.client(amelia.uid), patient, patientId, room },
      /** The entries added to the patient’s history since. */
      entered: () => moments.all().filter(({ id }) => !before.has(id)),
    };
  }

  /** Returns a new number. */
  next(): number {
    return (this.count += 1);
  }

  uuid(): string {
    return `00000000-0000-4000-8000-${String(this.next()).padStart(12, '0')}`;
  }
}

/** Returns the value of an answer, or throws. */
export async function given<T>(answer: Promise<Result<T, { readonly kind: string }>>): Promise<T> {
  const read = await answer;
  if (!read.ok) throw new Error(read.failure.kind);
  return read.value;
}

/** True if an answer says only that the outcome is unknown. */
export const isUnknown = (kind: string): boolean => UNKNOWN.includes(kind);

const UNKNOWN: readonly string[] = [
  'unreachable',
  'offline',
  'unconfirmed',
  'notConfirmed',
  'couldNotMark',
  'notAllCleared',
  'couldNotTidy',
];

/** The address of an endpoint on the wire. */
export function isCallOf({ method, path }: Endpoint, call: string): boolean {
  const pattern = path.replace(/\{\w+\}/g, '[^/?]+');
  return new RegExp(`^${method} /api${pattern}(\\?.*)?$`).test(call);
}
