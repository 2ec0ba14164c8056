import { pinOrder, type PinInput } from '@/domain/chat/conversations/pinOrder';
import { ok, type Result } from '@/domain/kernel/Result';
import type { DeliveryFailure } from '../ports/ChatGateway';
import type { PinGateway } from '../ports/PinGateway';

/** Pins or unpins the chat with a patient; returns the resulting pinned list. */
export class SetPin {
  constructor(private readonly gateway: PinGateway) {}

  async execute(wish: PinInput): Promise<Result<readonly string[], DeliveryFailure>> {
    const done = wish.act === 'pin' ? await this.gateway.pin(wish.patientId) : await this.gateway.unpin(wish.patientId);
    return done.ok ? ok(pinOrder(wish)) : done;
  }
}
