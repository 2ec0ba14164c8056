import type { AppointmentChange, AppointmentGateway } from '@/application/patients/ports/AppointmentGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Appointment } from '@/domain/patients/appointments/Appointment';
import type { Moment } from '@/domain/patients/timeline/Moment';
import type { Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { patientMomentEndpoints } from '../endpoints/patientMoments';
import { toInstant } from './toInstant';
import { toMoment } from './toMoment';
import { whole } from '../client/mapAnswer';
import { patientCall, toCallAnswer } from '../client/toCallAnswer';

export class AxiosAppointmentGateway implements AppointmentGateway {
  constructor(private readonly backend: BackendClient) {}

  async make(
    patientId: string,
    momentId: string,
    { start, end, ...rest }: Appointment,
  ): Promise<Result<Moment, CallFailure>> {
    const appointment = { ...rest, startsAt: toInstant(start), endsAt: toInstant(end) };
    return toCallAnswer(
      await this.backend.call(
        patientMomentEndpoints.addAppointment,
        { path: { patientId }, body: { momentId, appointment } },
        patientCall,
      ),
      toMoment,
    );
  }

  async change(
    patientId: string,
    changes: readonly AppointmentChange[],
  ): Promise<Result<readonly Moment[], CallFailure>> {
    const body = { changes: changes.map(toChangeBody) };
    const answer = await this.backend.call(
      patientMomentEndpoints.editAppointments,
      { path: { patientId }, body },
      patientCall,
    );
    // An appointment that is missing in the answer would look as if it was not changed.
    return toCallAnswer(whole(answer), ({ moments }) => moments.map(toMoment));
  }
}

const toChangeBody = ({ start, end, ...rest }: AppointmentChange) => ({
  ...rest,
  ...(start !== undefined && { startsAt: toInstant(start) }),
  ...(end !== undefined && { endsAt: toInstant(end) }),
});
