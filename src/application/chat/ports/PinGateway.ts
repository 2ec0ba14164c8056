import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { DeliveryFailure } from './ChatGateway';

/** Which chats a therapist has pinned. Every call may be repeated. */
export interface PinGateway {
  /** Patients whose chats are pinned, the one pinned last first. */
  pinned(): Promise<Result<ReadList<string>, DeliveryFailure>>;
  pin(patientId: string): Promise<Result<void, DeliveryFailure>>;
  unpin(patientId: string): Promise<Result<void, DeliveryFailure>>;
}
