import { WebLocksLeadership } from '@/infrastructure/system/chat/WebLocksLeadership';
import { leadershipContract } from '#test/support/contracts/chat/leadershipContract';
import { FakeLeadership } from '#test/support/fakes/chat/FakeLeadership';
import { PageLocks } from '#test/support/fakes/chat/PageLocks';

leadershipContract('FakeLeadership', () => {
  const leadership = new FakeLeadership();
  return { window: () => leadership, settle: async () => leadership.electAll() };
});
leadershipContract('WebLocksLeadership', () => {
  const { manager } = new PageLocks();
  return {
    window: () => new WebLocksLeadership(manager),
    settle: () => new Promise(resolve => setTimeout(resolve, 5)),
  };
});
