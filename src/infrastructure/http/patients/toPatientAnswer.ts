import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import type { Versioned } from '@/application/patients/ports/Versioned';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendAnswer, CallOptions } from '../client/BackendClient';
import type { BackendFailure, RefusalStatus } from '../client/BackendFailure';
import { unlessRefused } from '../chat/unlessRefused';

const kinds: Partial<Readonly<Record<RefusalStatus, 'notAllowed' | 'notFound'>>> = {
  403: 'notAllowed',
  404: 'notFound',
};

export const toPatientFailure = (failure: BackendFailure): PatientFailure =>
  failure.kind === 'failed'
    ? { kind: 'unreachable', status: failure.status }
    : unlessRefused<PatientFailure>(failure, ({ status }) => ({ kind: kinds[status] ?? 'refused' }));

type Answer<D> = Result<BackendAnswer<D>, BackendFailure>;

/** The screen says itself what failed. */
export const patientCall = { expects: [403, 404, 409, 412], ownWords: true } as const satisfies CallOptions;

export const toPatientAnswer = <D, T>(answer: Answer<D>, map: (dto: D) => T): Result<T, PatientFailure> =>
  answer.ok ? ok(map(answer.value.value)) : fail(toPatientFailure(answer.failure));

/** Items of the answer that could not be read. */
export const unreadableIn = (answer: Answer<unknown>): number => (answer.ok ? (answer.value.unreadable ?? 0) : 0);

export const toPatientDone = (answer: Answer<unknown>): Result<void, PatientFailure> =>
  toPatientAnswer(answer, () => undefined);

/** An answer without a version cannot be changed by anybody: it counts as none. */
export function toVersioned<D, T>(answer: Answer<D>, map: (dto: D) => T): Result<Versioned<T>, PatientFailure> {
  if (!answer.ok) return fail(toPatientFailure(answer.failure));
  const { value, etag } = answer.value;
  return etag === undefined ? fail({ kind: 'unreachable' }) : ok({ value: map(value), etag });
}

/** The server holds another version than the one that the call named. */
export const isChangedMeanwhile = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.failure.kind === 'refused' && answer.failure.status === 412;
