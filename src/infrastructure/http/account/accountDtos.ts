import 'reflect-metadata';
import { IsInt, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { Type } from 'class-transformer';

export class CloudDocumentQueryDto {
  @Type(() => Number) @IsInt() @Min(1) dataStructureVersion!: number;
  /** Milliseconds since 1970. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) timestamp?: number;
}

/** A small document that the backend stores for one user; `content` is opaque to it. */
export class CloudDocumentDto {
  @IsString() @MaxLength(100_000) content!: string;
}

export class StoredCloudDocumentDto extends CloudDocumentDto {
  @IsInt() timestamp!: number;
}

export class TherapistDetailsDto {
  @IsString() id!: string;
  /** Identity id: the author of the therapist's messages. */
  @IsString() userId!: string;
  @IsString() @Matches(/@/) email!: string;
  @IsString() firstName!: string;
  @IsString() lastName!: string;
  @IsString() role!: string;
}
