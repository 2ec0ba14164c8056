import type { BackendFailure, RefusalStatus } from './BackendFailure';

const refusals: readonly number[] = [400, 403, 404, 409, 412, 428, 429] satisfies RefusalStatus[];
const isRefusal = (status: number): status is RefusalStatus => refusals.includes(status);

/** Sorts an answer other than 2xx. */
export function toFailure(status: number, body: string): BackendFailure {
  const [token = '', ...lines] = body.split(/\r?\n/);
  const words = { token: token.trim(), text: lines.join('\n').trim() };
  if (status === 401) return { kind: 'unauthorised', ...words };
  return isRefusal(status) ? { kind: 'refused', status, ...words } : { kind: 'failed', status, ...words };
}
