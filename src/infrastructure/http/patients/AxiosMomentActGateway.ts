import type { MomentActGateway } from '@/application/patients/ports/MomentActGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Cgi } from '@/domain/patients/timeline/Cgi';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { patientCareEndpoints } from '../endpoints/patientCare';
import { patientMomentEndpoints } from '../endpoints/patientMoments';
import { toMoment } from './toMoment';
import { patientCall, toCallAnswer, toCallDone } from '../client/toCallAnswer';

export class AxiosMomentActGateway implements MomentActGateway {
  constructor(private readonly backend: BackendClient) {}

  async addNote(patientId: string, momentId: string, note: string): Promise<Result<Moment, CallFailure>> {
    return toCallAnswer(
      await this.backend.call(
        patientCareEndpoints.addNote,
        { path: { patientId }, query: { note, momentId } },
        patientCall,
      ),
      toMoment,
    );
  }

  async removeNote(patientId: string, momentId: string): Promise<Result<void, CallFailure>> {
    return toCallDone(
      await this.backend.call(patientCareEndpoints.deleteNote, { path: { patientId, momentId } }, patientCall),
    );
  }

  async recordCgi(
    patientId: string,
    { momentId, severity, improvement, note }: Cgi & { readonly momentId: string; readonly note: string },
  ): Promise<Result<Moment, CallFailure>> {
    const body = { momentId, severity, ...(improvement !== null && { improvement }), ...(note !== '' && { note }) };
    return toCallAnswer(
      await this.backend.call(patientMomentEndpoints.addCgi, { path: { patientId }, body }, patientCall),
      toMoment,
    );
  }

  async softDelete(patientId: string, momentId: string): Promise<Result<void, CallFailure>> {
    return toCallDone(
      await this.backend.call(patientMomentEndpoints.softDelete, { path: { patientId, momentId } }, patientCall),
    );
  }

  async requestHardDelete(patientId: string, momentId: string, reason: string): Promise<Result<void, CallFailure>> {
    return toCallDone(
      await this.backend.call(
        patientMomentEndpoints.requestHardDelete,
        { path: { patientId, momentId }, body: { reason } },
        patientCall,
      ),
    );
  }
}
