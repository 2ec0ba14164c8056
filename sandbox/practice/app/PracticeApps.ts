import { randomUUID } from 'node:crypto';
import type { PracticeClients } from '#sandbox/practice/PracticeClients';
import type { Timers } from '#sandbox/practice/Timers';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { AppActs } from './AppActs';
import { AppLife, type AppLifeWorld } from './AppLife';
import { HttpEndpointCalls } from './HttpEndpointCalls';
import { PatientApp } from './PatientApp';

export interface PracticeAppsDependencies {
  readonly clients: PracticeClients;
  readonly clock: { now(): number };
  readonly timers: Timers;
  readonly seed: number;
  /** The email address of a patient's account. */
  readonly emailOf: (uid: string) => string;
}

/** The app of each patient, created on first use. */
export class PracticeApps {
  private readonly apps = new Map<string, AppActs>();

  constructor(private readonly dependencies: PracticeAppsDependencies) {}

  actsOf(uid: string): AppActs {
    const known = this.apps.get(uid) ?? this.made(uid);
    this.apps.set(uid, known);
    return known;
  }

  lifeOf(uid: string, world: AppLifeWorld): AppLife {
    return new AppLife(this.actsOf(uid), world);
  }

  private made(uid: string): AppActs {
    const { clients, clock, timers, seed, emailOf } = this.dependencies;
    const app = new PatientApp({
      calls: new HttpEndpointCalls(clients.clientOf(uid), timers),
      clock,
      newId: randomUUID,
    });
    return new AppActs(app, clock, new SeededRandom(seed * 1_000 + this.apps.size), emailOf(uid));
  }
}
