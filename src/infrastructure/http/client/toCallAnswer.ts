import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { fail, type Result } from '@/domain/kernel/Result';
import type { CallOptions } from './BackendClient';
import type { BackendFailure, RefusalStatus } from './BackendFailure';
import { mapAnswer, type Answer, type LeftOut } from './mapAnswer';
import { unlessRefused } from './unlessRefused';

const kinds: Partial<Readonly<Record<RefusalStatus, 'notAllowed' | 'notFound'>>> = {
  403: 'notAllowed',
  404: 'notFound',
};

/** Too many calls at once: the same call may be repeated later. */
const TOO_MANY = 429;

export function toCallFailure(failure: BackendFailure): CallFailure {
  if (failure.kind === 'invalidAnswer') return { kind: 'unreachable', unreadable: true };
  return failure.kind === 'failed' || (failure.kind === 'refused' && failure.status === TOO_MANY)
    ? { kind: 'unreachable', status: failure.status }
    : unlessRefused<CallFailure>(failure, ({ status }) => ({ kind: kinds[status] ?? 'refused' }));
}

/** The screen reports the failure itself. */
export const patientCall = { expects: [403, 404, 409, 412], ownWords: true } as const satisfies CallOptions;

export const toCallAnswer = <D, T>(answer: Answer<D>, map: (dto: D, left: LeftOut) => T): Result<T, CallFailure> =>
  mapAnswer(answer, map, toCallFailure);

export const toCallDone = (answer: Answer<unknown>): Result<void, CallFailure> => toCallAnswer(answer, () => undefined);

/** An answer without a version cannot be changed, so it is treated as no answer. */
export function toVersioned<D, T>(
  answer: Answer<D>,
  map: (dto: D, left: LeftOut) => T,
): Result<Versioned<T>, CallFailure> {
  const etag = answer.ok ? answer.value.etag : '';
  if (etag === undefined) return fail({ kind: 'unreachable', unreadable: true });
  return toCallAnswer(answer, (dto, left) => ({ value: map(dto, left), etag }));
}

/** True if the server has another version than the one named in the call. */
export const isChangedMeanwhile = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 412;
