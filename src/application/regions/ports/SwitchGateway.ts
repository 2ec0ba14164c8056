import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';

/** Reads the switches of remote configuration. */
export interface SwitchGateway {
  /** The switches of the dashboard that remote configuration names, with their values. */
  all(): Promise<Result<Readonly<Record<string, boolean>>, CallFailure>>;
  /** One switch; `notFound` for one that no part of the product has. */
  value(name: string): Promise<Result<boolean, CallFailure>>;
}
