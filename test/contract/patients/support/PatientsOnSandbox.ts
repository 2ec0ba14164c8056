import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { chatlessPatient, sandboxClient, staffOf } from '#test/support/builders/kernel/sandboxClient';

/** A backend where Amelia looks after every patient that a test requests. */
export class PatientsOnSandbox {
  private running: Sandbox | undefined;

  get sandbox(): Sandbox {
    if (this.running === undefined) throw new Error('The sandbox is not running.');
    return this.running;
  }

  async start(): Promise<void> {
    this.running = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  }

  async stop(): Promise<void> {
    await this.running?.stop();
  }

  /** Amelia’s client, with another patient on every call. */
  care() {
    const [amelia, patient] = [staffOf(this.sandbox, 'staff-amelia'), chatlessPatient(this.sandbox)];
    this.sandbox.backend.chat.membership.join(amelia, patient);
    return { backend: sandboxClient(this.sandbox, amelia.uid).client, patientId: patient.patientId };
  }

  /** A patient whom Amelia does not look after. */
  stranger(): string {
    return chatlessPatient(this.sandbox).patientId;
  }

  breakDown(): void {
    this.sandbox.faults.set({ status5xx: { next: 9 } });
  }

  async mend(): Promise<void> {
    this.sandbox.faults.set({ reset: true });
  }
}
