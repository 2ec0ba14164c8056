import { overlapsIn } from '@/domain/messageAlerts/overlapsIn';
import { messageAlert } from '#test/support/builders/messageAlerts/alertTools';

describe('overlapsIn', () => {
  it('returns pairs, even when three alerts overlap', () => {
    const alerts = ['a', 'b', 'c'].map(id => messageAlert({ id, from: 10, until: 20 }));
    expect(overlapsIn(alerts, 0).map(({ one, other }) => one.id + other.id)).toEqual(['ab', 'ac', 'bc']);
  });

  it('leaves out alerts that have ended', () => {
    const alerts = ['a', 'b'].map(id => messageAlert({ id, from: 10, until: 20 }));
    expect(overlapsIn(alerts, 20)).toEqual([]);
  });
});
