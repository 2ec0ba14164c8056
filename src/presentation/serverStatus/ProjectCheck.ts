import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { PublicProjectGateway } from '@/application/serverStatus/ports/PublicProjectGateway';
import {
  projectDifferences,
  type ProjectDifference,
  type PublicProject,
} from '@/domain/serverStatus/projectDifferences';

/** Checks that the patients’ apps use the same project as this dashboard; otherwise neither sees the other's data. */
export class ProjectCheck {
  /** The result, or a list of differences; undefined until it has been checked. */
  state: 'same' | 'notChecked' | readonly ProjectDifference[] | undefined = undefined;

  constructor(
    private readonly own: PublicProject,
    private readonly gateway: PublicProjectGateway,
  ) {
    makeObservable(this, { state: observableRef, check: action });
  }

  /** Call each time the panel is opened. */
  async check(): Promise<void> {
    const read = await this.gateway.read();
    const differences = read.ok ? projectDifferences(this.own, read.value) : [];
    runInAction(() => {
      if (!read.ok) this.state = 'notChecked';
      else this.state = differences.length === 0 ? 'same' : differences;
    });
  }
}
