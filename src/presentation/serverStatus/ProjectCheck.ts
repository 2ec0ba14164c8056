import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { PublicProjectGateway } from '@/application/serverStatus/ports/PublicProjectGateway';
import {
  projectDifferences,
  type ProjectDifference,
  type PublicProject,
} from '@/domain/serverStatus/projectDifferences';

/** Whether the patients’ apps use the project of this dashboard: otherwise neither would see what the other writes. */
export class ProjectCheck {
  /** Undefined: not asked yet. */
  state: 'same' | 'notChecked' | readonly ProjectDifference[] | undefined = undefined;

  constructor(
    private readonly own: PublicProject,
    private readonly gateway: PublicProjectGateway,
  ) {
    makeObservable(this, { state: observableRef, check: action });
  }

  /** Asked again each time that somebody looks. */
  async check(): Promise<void> {
    const read = await this.gateway.read();
    const differences = read.ok ? projectDifferences(this.own, read.value) : [];
    runInAction(() => {
      if (!read.ok) this.state = 'notChecked';
      else this.state = differences.length === 0 ? 'same' : differences;
    });
  }
}
