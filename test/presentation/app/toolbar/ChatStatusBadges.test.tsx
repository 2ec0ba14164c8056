import { render, screen } from '@testing-library/react';
import type { ChatBadge } from '@/application/chat/conversations/WatchChatBadges';
import { ChatStatusBadges } from '@/presentation/app/toolbar/ChatStatusBadges';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

const NOW = Date.UTC(2026, 10, 20, 12, 0);
const MINUTE_MS = 60_000;
const quiet: ChatBadge = {
  chatSessionId: 'cs-1',
  generation: 'v2',
  patientName: 'Orla Bay',
  unread: 0,
  highRisk: false,
  hasDraft: false,
  undecided: 0,
};

/** The visible text, and what screen readers announce. */
function signsOf(mark: Partial<ChatBadge>, brief = false) {
  const { container, unmount } = render(<ChatStatusBadges chat={{ ...quiet, ...mark }} now={NOW} brief={brief} />);
  const all = (selector: string) => [...container.querySelectorAll(selector)].map(element => element.textContent);
  const signs = { seen: all('.chat-sign > [aria-hidden]'), read: all('.visually-hidden') };
  unmount();
  return signs;
}

describe('ChatStatusBadges', () => {
  beforeAll(() => loadTestTexts('app'));

  it('says how long a patient has waited, or at least waited when the start is unknown', () => {
    const waitingSince = NOW - 12 * MINUTE_MS;
    expect(signsOf({ waitingSince })).toEqual({ seen: ['12 min'], read: [', Waiting 12 min'] });
    expect(signsOf({ waitingSince, waitsAtLeast: true })).toEqual({
      seen: ['12 min+'],
      read: [', Waiting at least 12 min'],
    });
  });

  it('says that a patient may be waiting when that is unknown', () => {
    expect(signsOf({ waitingSince: null }).read).toEqual([', May be waiting']);
    expect(signsOf({})).toEqual({ seen: [], read: [] });
  });

  it('counts unread messages up to the limit of the badge, and announces the full number', () => {
    expect(signsOf({ unread: 1 })).toEqual({ seen: ['1'], read: [', 1 unread message'] });
    expect(signsOf({ unread: 120 })).toEqual({ seen: ['99+'], read: [', 120 unread messages'] });
  });

  it('shortens the high-risk badge in a narrow space, and announces it in full', () => {
    expect(signsOf({ highRisk: true }, true)).toEqual({ seen: ['Risk'], read: [', High risk'] });
    expect(signsOf({ highRisk: true, hasDraft: true }).read).toEqual([', High risk', ', Draft']);
  });

  it('puts an accepted emergency before high risk, and says when it may be an emergency', () => {
    expect(signsOf({ emergency: 'emergency', highRisk: true }).read).toEqual([', Emergency', ', High risk']);
    expect(signsOf({ emergency: 'mayBeEmergency' })).toEqual({
      seen: ['May be an emergency'],
      read: [', May be an emergency'],
    });
  });

  it('shows both the emergency and the high-risk badge in a tab', () => {
    expect(signsOf({ emergency: 'emergency', highRisk: true }, true).read).toEqual([', Emergency', ', High risk']);
  });

  it('keeps the most urgent badge visible in a narrow space, however long the name is', () => {
    const first = (mark: Partial<ChatBadge>, brief = true) => {
      const { container, unmount } = render(<ChatStatusBadges chat={{ ...quiet, ...mark }} now={NOW} brief={brief} />);
      const apart = [...container.querySelectorAll('.chat-signs-first')].map(element => element.textContent);
      unmount();
      return apart;
    };
    const all = { unread: 3, highRisk: true, hasDraft: true, waitingSince: null };
    expect([
      first({ ...all, emergency: 'emergency' }),
      first(all),
      first({ ...all, highRisk: false }),
      first({ hasDraft: true, waitingSince: null }),
      first(all, false),
    ]).toEqual([['Emergency, Emergency'], ['Risk, High risk'], ['3, 3 unread messages'], [], []]);
    expect(signsOf(all, true).read).toEqual([', High risk', ', Draft', ', May be waiting', ', 3 unread messages']);
  });

  it('has a tooltip for every badge', () => {
    render(
      <ChatStatusBadges chat={{ ...quiet, unread: 3, highRisk: true, hasDraft: true, waitingSince: null }} now={NOW} />,
    );
    for (const words of ['3 unread messages', 'High risk', 'Draft', 'May be waiting'])
      expect(screen.getByTitle(words)).toBeInTheDocument();
  });
});
