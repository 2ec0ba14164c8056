import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendAnswer, CallOptions } from './BackendClient';
import type { BackendFailure, RefusalStatus } from './BackendFailure';
import { unlessRefused } from './unlessRefused';

const kinds: Partial<Readonly<Record<RefusalStatus, 'notAllowed' | 'notFound'>>> = {
  403: 'notAllowed',
  404: 'notFound',
};

/** Too many calls came at once: the same call may be done later. */
const TOO_MANY = 429;

export function toCallFailure(failure: BackendFailure): CallFailure {
  if (failure.kind === 'invalidAnswer') return { kind: 'unreachable', unreadable: true };
  return failure.kind === 'failed' || (failure.kind === 'refused' && failure.status === TOO_MANY)
    ? { kind: 'unreachable', status: failure.status }
    : unlessRefused<CallFailure>(failure, ({ status }) => ({ kind: kinds[status] ?? 'refused' }));
}

type Answer<D> = Result<BackendAnswer<D>, BackendFailure>;

/** The screen says itself what failed. */
export const patientCall = { expects: [403, 404, 409, 412], ownWords: true } as const satisfies CallOptions;

export const toCallAnswer = <D, T>(answer: Answer<D>, map: (dto: D) => T): Result<T, CallFailure> =>
  answer.ok ? ok(map(answer.value.value)) : fail(toCallFailure(answer.failure));

/** Items of the answer that could not be read. */
export const unreadableIn = (answer: Answer<unknown>): number => (answer.ok ? (answer.value.unreadable ?? 0) : 0);

export const toCallDone = (answer: Answer<unknown>): Result<void, CallFailure> => toCallAnswer(answer, () => undefined);

/** An answer without a version cannot be changed by anybody: it counts as none. */
export function toVersioned<D, T>(answer: Answer<D>, map: (dto: D) => T): Result<Versioned<T>, CallFailure> {
  if (!answer.ok) return fail(toCallFailure(answer.failure));
  const { value, etag } = answer.value;
  return etag === undefined ? fail({ kind: 'unreachable', unreadable: true }) : ok({ value: map(value), etag });
}

/** The server holds another version than the one that the call named. */
export const isChangedMeanwhile = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 412;
