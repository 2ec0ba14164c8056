import type { StartUpFailure, StartUpPlace } from '@/domain/chat/startUp/startUpTransition.rule';
import type { EngineConfig, EngineEnvironment } from '../protocol/HostCommand';

export interface StartUpSettings {
  readonly environment: EngineEnvironment;
  readonly networkUrl: string;
}

export interface StartUpState extends Pick<StartUpPlace, 'at' | 'entered' | 'opened'> {
  readonly failure?: StartUpFailure;
  readonly settings: StartUpSettings;
  readonly config: EngineConfig;
  /** The session that the dashboard has now. */
  readonly cookie?: string;
  /** Time of the sign-in by the device’s clock, in milliseconds since 1970; a renewed session keeps it. */
  readonly since?: number;
}
