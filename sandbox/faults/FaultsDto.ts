import 'reflect-metadata';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { Nested } from '@/infrastructure/http/kernel/Nested';

/** Affects this number of next calls, and any further one with the given probability. */
export class StrikesDto {
  @IsOptional() @IsInt() @Min(0) next?: number;
  @IsOptional() @IsNumber() @Min(0) @Max(1) probability?: number;
}

export class ServerStatusDto {
  @IsIn(['online', 'goingOffline', 'offline']) state!: 'online' | 'goingOffline' | 'offline';
  @IsOptional() @IsISO8601() offlineTime?: string;
  @IsOptional() @IsString() reason?: string;
}

/** Calls are refused with this status before they are carried out. */
export class RefusalsDto extends StrikesDto {
  @IsInt() @Min(400) @Max(599) status!: number;
}

/** The faults of the provider of dashboards. */
export const DASHBOARD_FAULTS = ['none', 'slow', 'dead', 'refusing', 'expired'] as const;
export type DashboardFault = (typeof DASHBOARD_FAULTS)[number];

/** The body of `POST /sandbox/faults`; fields left out stay unchanged. */
export class FaultsDto {
  /** Everything back to normal first. */
  @IsOptional() @IsBoolean() reset?: boolean;
  @IsOptional() @IsInt() @Min(0) @Max(120_000) latencyMs?: number;
  /** The connection is cut after the call was carried out. */
  @IsOptional() @Nested(() => StrikesDto) loseAnswers?: StrikesDto;
  /** The connection is cut before the call was carried out. */
  @IsOptional() @Nested(() => StrikesDto) loseRequests?: StrikesDto;
  @IsOptional() @Nested(() => StrikesDto) status5xx?: StrikesDto;
  @IsOptional() @Nested(() => RefusalsDto) refusals?: RefusalsDto;
  /** Only calls whose path below `/api` begins so are struck. */
  @IsOptional() @IsString() @Matches(/^(\/.*)?$/) pathPrefix?: string;
  /** Fields of assigned patients that could not be looked up: absent, and named in `couldNotCheck`. */
  @IsOptional() @IsArray() @IsString({ each: true }) failedSigns?: string[];
  /** The value of CF-IPCountry at the edge for every caller: ISO 3166-1, empty for an unknown country. */
  @IsOptional() @IsString() @Matches(/^([A-Za-z]{2})?$/) country?: string;
  /** Chat events appear twice, the second time as another document; in V1 chats, messages as another record. */
  @IsOptional() @IsBoolean() duplicateEvents?: boolean;
  /** Chat events appear late and so in another order. */
  @IsOptional() @IsBoolean() reorderEvents?: boolean;
  @IsOptional() @Nested(() => ServerStatusDto) serverStatus?: ServerStatusDto;
  /** Milliseconds by which the sandbox's clock is ahead of this machine's. */
  @IsOptional() @IsInt() clockOffsetMs?: number;
  @IsOptional() @IsBoolean() enumerationProtection?: boolean;
  /** The document store cuts its connections and takes no new one. */
  @IsOptional() @IsBoolean() documentStoreAway?: boolean;
  /** The realtime database cuts its connections and takes no new one. */
  @IsOptional() @IsBoolean() realtimeDatabaseAway?: boolean;
  /** Reports wait, and half-made ones do not continue. */
  @IsOptional() @IsBoolean() reportsHeld?: boolean;
  /**
   * The provider of dashboards answers late, cuts its connections, refuses every token, or makes tokens that are over at
   * once.
   */
  @IsOptional() @IsIn(DASHBOARD_FAULTS) dashboards?: DashboardFault;
  /** Once: every open backend session ends now. */
  @IsOptional() @IsBoolean() expireSessions?: boolean;
  /** Once: every open connection is cut now. */
  @IsOptional() @IsBoolean() dropSockets?: boolean;
}
