import type { Trouble } from './Trouble';

const MINUTE_MS = 60_000;

/**
 * A window is left open and its session ends after inactivity, whatever happens in the others. Its user returns, or
 * continues in another window.
 */
export const leaveWindow: Trouble = {
  name: 'unattended window',
  weight: 22,
  strike({ backend, people, world: { time, dice } }, { window }) {
    if (!window.isUsable) return;
    const staysAway = people.some(other => other.window !== window && !other.window.isUnattended) && dice.chance(0.5);
    window.isFocused = false;
    window.command({ type: 'focus', focused: false, visible: dice.chance(0.5) });
    window.isUnattended = true;
    time.in(dice.between(0, 2_000), () => backend.endSession(window.token));
    if (staysAway) return;
    time.in(dice.between(2_000, dice.chance(0.8) ? 20_000 : 40 * MINUTE_MS), () => {
      if (!window.isLeft) window.comeBack();
    });
  },
};
