import 'reflect-metadata';
import { IsBoolean, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsInstant } from '../kernel/IsInstant';
import { Nested } from '../kernel/Nested';

/** The address of a stand-in. */
export class ListenerDto {
  @IsString() host!: string;
  @IsInt() port!: number;
}

export class EmulatorsDto {
  @IsString() identity!: string;
  @Nested(() => ListenerDto) documentStore!: ListenerDto;
  @Nested(() => ListenerDto) realtimeDatabase!: ListenerDto;
}

/** The service's addresses for apps; not secret. */
export class ClientConfigDto {
  /** URLs, without a slash at their ends. */
  @IsString() unifiedBackendUrl!: string;
  @IsString() staticStorageUrl!: string;
  /** The address of the pages that emails link to. */
  @IsString() pagesUrl!: string;
  /** Absent in production. */
  @IsOptional() @Nested(() => EmulatorsDto) emulators?: EmulatorsDto;
}

/** The public settings of the identity provider and the databases: every app carries them. */
export class FirebaseConfigDto {
  @IsString() @MaxLength(200) projectId!: string;
  @IsString() @MaxLength(200) authDomain!: string;
  @IsString() apiKey!: string;
  @IsString() appId!: string;
  @IsString() databaseURL!: string;
}

export class PublishedStatusDto {
  @IsBoolean() online!: boolean;
  @IsBoolean() goingOffline!: boolean;
  @IsOptional() @IsInstant() offlineTime?: string;
  @IsOptional() @IsString() pendingReason?: string;
  @IsOptional() @IsString() activeReason?: string;
}
