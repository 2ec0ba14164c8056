import type { ReadList } from '@/domain/kernel/ReadList';
import type { Result } from '@/domain/kernel/Result';
import type { DeliveryFailure } from '../ports/ChatGateway';
import type { PinGateway } from '../ports/PinGateway';

/** Patients whose chats are pinned, the front one first. */
export class ListPins {
  constructor(private readonly gateway: PinGateway) {}

  execute(): Promise<Result<ReadList<string>, DeliveryFailure>> {
    return this.gateway.pinned();
  }
}
