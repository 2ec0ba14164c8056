import { fail, type Result } from '@/domain/kernel/Result';
import type { ActAuthorship } from '../../kernel/ActAuthorship';
import type { ActFailure } from '../ports/ActFailure';
import type { ChatActGateway, ColleagueRequest, ColleagueRequestAnswer } from '../ports/ChatActGateway';

/** Calls that ask colleagues to join a chat. */
export type ColleagueGateway = Pick<ChatActGateway, 'invite' | 'handOver' | 'colleagues'>;

/**
 * Asks a colleague. A pending request may be the user's own, sent twice by the browser, so it is read and compared
 * before it is reported.
 */
export async function requestOnce(
  gateway: ColleagueGateway,
  authorship: ActAuthorship,
  act: 'invite' | 'handover',
  request: ColleagueRequest,
): Promise<Result<ColleagueRequestAnswer, ActFailure>> {
  const authorOf = authorship.beforeAct(request.message);
  const answer = await (act === 'invite' ? gateway.invite(request) : gateway.handOver(request));
  if (!answer.ok || answer.value !== 'pendingAlready') return answer;
  const listed = await gateway.colleagues(request.patientId, act);
  if (!listed.ok) return fail(listed.failure.kind === 'notInChat' ? { kind: 'unreachable' } : listed.failure);
  const asked = listed.value.items.find(({ therapistId }) => therapistId === request.therapistId);
  // The author of the request to an unreadable colleague is unknown.
  if (asked === undefined && listed.value.unreadable > 0) return fail({ kind: 'unreachable' });
  const pending = asked?.pending;
  if (pending?.act !== act) return answer;
  const { byUserId, askedAt: at, message = '' } = pending;
  return authorOf([{ byUserId, at, reason: message }]) === 'self' ? { ok: true, value: 'sent' } : answer;
}
