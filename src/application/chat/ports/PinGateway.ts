import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { DeliveryFailure } from './ChatGateway';

/** Pinned chats of a therapist. Every call may be repeated. */
export interface PinGateway {
  /** Patients with pinned chats, last pinned first. */
  pinned(): Promise<Result<ReadList<string>, DeliveryFailure>>;
  pin(patientId: string): Promise<Result<void, DeliveryFailure>>;
  unpin(patientId: string): Promise<Result<void, DeliveryFailure>>;
}
