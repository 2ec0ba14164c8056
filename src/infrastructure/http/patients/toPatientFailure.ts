import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import { unlessRefused } from '../chat/unlessRefused';
import type { BackendFailure, RefusalStatus } from '../client/BackendFailure';

const kinds: Partial<Readonly<Record<RefusalStatus, 'notAllowed' | 'notFound'>>> = { 403: 'notAllowed', 404: 'notFound' };

export const toPatientFailure = (failure: BackendFailure): PatientFailure =>
  failure.kind === 'failed'
    ? { kind: 'unreachable', status: failure.status }
    : unlessRefused<PatientFailure>(failure, ({ status }) => ({ kind: kinds[status] ?? 'refused' }));
