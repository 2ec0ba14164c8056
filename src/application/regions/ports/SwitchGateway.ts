import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';

/** Reads the switches of remote configuration. */
export interface SwitchGateway {
  /** The dashboard's switches in remote configuration, with their values. */
  all(): Promise<Result<Readonly<Record<string, boolean>>, CallFailure>>;
  /** One switch; `notFound` for an unknown one. */
  value(name: string): Promise<Result<boolean, CallFailure>>;
}
