import type { Result } from '@/domain/shared/Result';
import { actOnChat, type ActOnChatFailure, type ActTarget } from './actOnChat';
import type { ChatEngine } from './ports/ChatEngine';
import type { PatientCareGateway } from './ports/PatientCareGateway';

/** Discharges the patient from care, which ends the chat. */
export class DischargePatient {
  constructor(
    private readonly gateway: Pick<PatientCareGateway, 'discharge'>,
    private readonly engine: ChatEngine,
  ) {}

  execute(target: ActTarget): Promise<Result<void, ActOnChatFailure>> {
    return actOnChat(target, patientId => this.gateway.discharge(patientId), this.engine);
  }
}
