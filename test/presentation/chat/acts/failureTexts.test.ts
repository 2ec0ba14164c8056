import type { ActFailure } from '@/application/chat/ports/ActFailure';
import { actFailureText, leaveOutcomeText } from '@/presentation/chat/acts/chatActsText';
import { claimFailureText, lostAcceptText } from '@/presentation/chat/requests/claimFailureText';
import { dischargeFailureText } from '@/presentation/patients/list/dischargeFailureText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('chatActs', 'patients'));

const words: Readonly<Record<string, (failure: Extract<ActFailure, { kind: 'unreachable' }>) => string>> = {
  'an act on a chat': actFailureText,
  'leaving a chat': failure => leaveOutcomeText('leave', failure),
  'ending a chat': failure => leaveOutcomeText('end', failure),
  'accepting a request': failure => lostAcceptText({ name: 'Ana', requestId: 'r', failure }),
  'looking up a chat': failure => claimFailureText({ of: 'find', failure }),
  'claiming a chat': failure => claimFailureText({ of: 'claim', failure }),
  'a discharge': dischargeFailureText,
};

describe.each(Object.entries(words))('%s', (_act, text) => {
  it('uses only the words of the specification when the server failed', () => {
    expect(text({ kind: 'unreachable', status: 503 })).toMatch(
      /^Error: An unknown error has occurred\. {2}If the problem persists, then please contact support\./,
    );
    expect(text({ kind: 'unreachable', status: 503 })).not.toMatch(/^We couldn’t confirm/);
  });

  it('says what is unknown when no answer came', () => {
    expect(text({ kind: 'unreachable' })).toMatch(/^(We couldn’t confirm whether|.* The server didn’t answer\.)/);
  });
});
