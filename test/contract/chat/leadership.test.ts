import { WebLocksLeadership } from '@/infrastructure/system/WebLocksLeadership';
import { leadershipContract } from '#test/support/contracts/leadershipContract';
import { FakeLeadership } from '#test/support/fakes/FakeLeadership';
import { PageLocks } from '#test/support/fakes/PageLocks';

leadershipContract('FakeLeadership', () => {
  const leadership = new FakeLeadership();
  return { window: () => leadership, settle: async () => leadership.electAll() };
});
leadershipContract('WebLocksLeadership', () => {
  const { manager } = new PageLocks();
  return { window: () => new WebLocksLeadership(manager), settle: () => new Promise(resolve => setTimeout(resolve, 5)) };
});
