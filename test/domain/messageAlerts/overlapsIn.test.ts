import { overlapsIn } from '@/domain/messageAlerts/overlapsIn';
import { messageAlert } from '#test/support/builders/messageAlerts/alertTools';

describe('messages that overlap', () => {
  it('are found in pairs, also where three are shown at once', () => {
    const alerts = ['a', 'b', 'c'].map(id => messageAlert({ id, from: 10, until: 20 }));
    expect(overlapsIn(alerts, 0).map(({ one, other }) => one.id + other.id)).toEqual(['ab', 'ac', 'bc']);
  });

  it('are not those that are over', () => {
    const alerts = ['a', 'b'].map(id => messageAlert({ id, from: 10, until: 20 }));
    expect(overlapsIn(alerts, 20)).toEqual([]);
  });
});
