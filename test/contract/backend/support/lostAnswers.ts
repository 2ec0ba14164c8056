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
  /** Does it, in another way when it is repeated where the screen does so. */
  readonly act: (isRepeated: boolean) => Promise<Said>;
  /** The result of the act when it is done; left out if it returns nothing visible. */
  readonly says?: unknown;
  /** The same of a repeat, where that shows something else. */
  readonly saysAgain?: unknown;
  /** The refusal of a repeat if the call itself works once: it says truly that nothing is done, and what to do. */
  readonly refused?: string;
  /** The server's state afterwards: done, once, with its reason. */
  readonly held: () => unknown;
  readonly wanted: unknown;
}

/** `begin` puts everything in place. */
export interface LostAnswerCase {
  readonly begin: (world: LostWorld) => LostAct | Promise<LostAct>;
}

/** Of a call that is tried elsewhere, or need not be. */
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

  /** Another patient at every call, until all have had their turn; they are in no chat. */
  patient(): Patient {
    const { people, rooms, membership } = this.backend.chat;
    const all = people.patients();
    const patient = all[(this.patients += 1) % all.length];
    if (patient === undefined) throw new Error('The seed has no patients.');
    const room = rooms.activeOf(patient.patientId);
    if (room !== undefined) membership.end(room, 'Over.');
    return patient;
  }

  /** Amelia’s client, and such a patient for whom she cares and with whom she chats. */
  care(generation: 'v1' | 'v2' = 'v2') {
    const [amelia, patient] = [staffOf(this.sandbox, 'staff-amelia'), this.patient()];
    const { patientId } = patient;
    const room = this.backend.chat.membership.join(amelia, patient, generation);
    const moments = this.backend.patientCare.parts.moments.historyOf(patientId);
    const before = new Set(moments.all().map(({ id }) => id));
    return {
      ...{ client: this.client(amelia.uid), patient, patientId, room },
      /** The entries added to the patient’s history since then. */
      entered: () => moments.all().filter(({ id }) => !before.has(id)),
    };
  }

  /** A number that was not given before. */
  next(): number {
    return (this.count += 1);
  }

  uuid(): string {
    return `00000000-0000-4000-8000-${String(this.next()).padStart(12, '0')}`;
  }
}

/** The value of an answer; throws if there is none. */
export async function given<T>(answer: Promise<Result<T, { readonly kind: string }>>): Promise<T> {
  const read = await answer;
  if (!read.ok) throw new Error(read.failure.kind);
  return read.value;
}

/** True if an answer says only that the outcome is not known. */
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
