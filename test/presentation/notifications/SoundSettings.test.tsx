import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SoundSettings } from '@/presentation/notifications/SoundSettings';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { notificationTools } from '#test/support/builders/notifications/notificationTools';

describe('the sound settings', () => {
  beforeAll(() => loadTestTexts('notifications'));

  it('switch sounds, choose the volume and play each', async () => {
    const { stores, player, preferences } = notificationTools();
    const user = userEvent.setup();
    render(<SoundSettings store={stores.sound} />);
    await user.click(screen.getByRole('checkbox', { name: 'Play sounds on this device' }));
    fireEvent.change(screen.getByRole('slider', { name: /Volume/ }), { target: { value: '40' } });
    expect(preferences.kept).toEqual({ soundNotificationsEnabled: 'false', soundNotificationsVolume: '0.4' });
    await user.click(screen.getByRole('button', { name: 'Test request sound' }));
    await user.click(screen.getByRole('button', { name: 'Test message sound' }));
    await user.click(screen.getByRole('button', { name: 'Test emergency sound' }));
    expect([player.received, player.volumes]).toEqual([
      ['request', 'message', 'emergency'],
      [0.4, 0.4, 0.4],
    ]);
    expect(screen.getByText(/You should have heard it/)).toBeInTheDocument();
    player.outcome = 'refused';
    await user.click(screen.getByRole('button', { name: 'Test request sound' }));
    expect(screen.getByText(/The browser blocked it/)).toBeInTheDocument();
  });
});
