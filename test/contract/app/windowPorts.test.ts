/** @jest-environment ./test/support/browserEnvironment.cjs */
import { BrowserActivity } from '@/infrastructure/system/app/BrowserActivity';
import { BrowserAddressBar } from '@/infrastructure/system/app/BrowserAddressBar';
import { DocumentTitleBar } from '@/infrastructure/system/app/DocumentTitleBar';
import { MediaQueryDevicePreferences } from '@/infrastructure/system/app/MediaQueryDevicePreferences';
import { activityContract } from '#test/support/contracts/app/activityContract';
import { addressBarContract } from '#test/support/contracts/app/addressBarContract';
import { devicePreferencesContract } from '#test/support/contracts/app/devicePreferencesContract';
import { titleBarContract } from '#test/support/contracts/app/titleBarContract';
import { FakeActivity } from '#test/support/fakes/app/FakeActivity';
import { FakeAddressBar } from '#test/support/fakes/app/FakeAddressBar';
import { FakeDevicePreferences } from '#test/support/fakes/app/FakeDevicePreferences';
import { FakeTitleBar } from '#test/support/fakes/app/FakeTitleBar';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

titleBarContract('FakeTitleBar', () => {
  const titleBar = new FakeTitleBar();
  return { titleBar, title: () => titleBar.title };
});
titleBarContract('DocumentTitleBar', () => ({ titleBar: new DocumentTitleBar(), title: () => document.title }));

addressBarContract('FakeAddressBar', address => ({ addressBar: new FakeAddressBar(address), entries: () => 1 }));
addressBarContract('BrowserAddressBar', address => {
  window.history.pushState(null, '', address);
  return { addressBar: new BrowserAddressBar(), entries: () => window.history.length };
});

activityContract('FakeActivity', () => {
  let now = 1_000;
  const activity = new FakeActivity(now);
  return {
    activity,
    startedAt: now,
    does: (what, afterMs) => {
      now += afterMs;
      if (what !== 'move') activity.last = now;
      return now;
    },
  };
});
activityContract('BrowserActivity', () => {
  const clock = new ManualClock();
  const startedAt = clock.now();
  const page = document.createElement('main');
  const button = page.appendChild(document.createElement('button'));
  // An event whose propagation a part of the page stops is counted too.
  button.addEventListener('keydown', event => event.stopPropagation());
  const events = { key: 'keydown', button: 'pointerdown', move: 'pointermove' };
  return {
    activity: new BrowserActivity(page, clock),
    startedAt,
    does: (what, afterMs) => {
      clock.advance(afterMs);
      button.dispatchEvent(new Event(events[what], { bubbles: true }));
      return clock.now();
    },
  };
});

devicePreferencesContract('FakeDevicePreferences', () => {
  const preferences = new FakeDevicePreferences();
  return { preferences, change: theme => preferences.change(theme) };
});
devicePreferencesContract('MediaQueryDevicePreferences', () => {
  const setting = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, {
    matchMedia: (query: string) => (query === '(prefers-color-scheme: dark)' ? setting : undefined),
  });
  const change = (theme: string): void => {
    setting.matches = theme === 'dark';
    setting.dispatchEvent(new Event('change'));
  };
  return { preferences: new MediaQueryDevicePreferences(), change };
});
