import { nextPresenceSwitch } from '@/domain/presence/nextPresenceSwitch.rule';
import { presenceChoice } from '@/domain/presence/presenceChoice';
import { initialPresenceSwitch } from '@/domain/presence/initialPresenceSwitch.rule';
import {
  newPresenceSwitch,
  type PresenceAlarm,
  type PresenceSwitch,
  type PresenceSwitchEffect,
  type PresenceSwitchEvent,
} from '@/domain/presence/PresenceSwitch';
import type { Clock } from '../kernel/ports/Clock';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { OfflineChoiceVault } from './ports/OfflineChoiceVault';
import type { PresenceSource } from './ports/PresenceSource';
import type { PresenceGateway } from './ports/PresenceGateway';

export interface PresenceSwitchPorts {
  readonly gateway: PresenceGateway;
  readonly source: PresenceSource;
  readonly choices: OfflineChoiceVault;
  readonly clock: Clock;
}

/**
 * The switch of one user from its beginning to its end: carries out what the rule requests and reports the results to
 * it.
 */
export class PresenceSwitchRunner {
  private state: PresenceSwitch = newPresenceSwitch;
  private readonly alarms = new Map<PresenceAlarm, Unsubscribe>();
  private unwatch: Unsubscribe = () => undefined;
  private stopped = false;

  constructor(
    readonly uid: string,
    private readonly ports: PresenceSwitchPorts,
    private readonly notify: (state: PresenceSwitch) => void,
  ) {}

  start(): void {
    const { choices, clock } = this.ports;
    const online = initialPresenceSwitch({ offlineChosenAt: choices.chosenAt(this.uid) ?? null, now: clock.now() });
    this.state = { ...newPresenceSwitch, online };
    this.apply({ type: 'started' });
    this.unwatch = this.ports.source.watch([this.uid], ([own]) => {
      if (own !== undefined) this.apply({ type: 'seen', online: presenceChoice(own) });
    });
  }

  choose(online: boolean): void {
    if (!online) this.ports.choices.save(this.uid, this.ports.clock.now());
    this.apply({ type: 'chosen', online });
  }

  stop(): void {
    this.stopped = true;
    this.unwatch();
    for (const cancel of this.alarms.values()) cancel();
    this.alarms.clear();
  }

  private apply(event: PresenceSwitchEvent): void {
    if (this.stopped) return;
    const { state, effects } = nextPresenceSwitch({ state: this.state, event });
    // Chosen here or on another device, or Offline was not confirmed: what another window chose a moment ago stays.
    if (state.online && !this.state.online) this.ports.choices.clear(this.uid);
    this.state = state;
    for (const effect of effects) this.perform(effect);
    this.notify(state);
  }

  private perform(effect: PresenceSwitchEffect): void {
    switch (effect.type) {
      case 'send':
        return void this.notifyServer(effect.online);
      case 'setAlarm':
        this.cancel(effect.alarm);
        this.alarms.set(
          effect.alarm,
          this.ports.clock.wakeIn(effect.afterMs, () => this.apply({ type: 'alarm', alarm: effect.alarm })),
        );
        return;
      case 'cancelAlarm':
        return this.cancel(effect.alarm);
    }
  }

  private cancel(alarm: PresenceAlarm): void {
    this.alarms.get(alarm)?.();
    this.alarms.delete(alarm);
  }

  private async notifyServer(online: boolean): Promise<void> {
    const { gateway } = this.ports;
    const answer = await (online ? gateway.appearOnline() : gateway.markOffline());
    this.apply({ type: answer.ok ? 'confirmed' : 'refused', online });
  }
}
