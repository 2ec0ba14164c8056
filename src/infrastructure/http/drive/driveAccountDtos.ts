import 'reflect-metadata';
import { IsIn, IsNumber, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { IsEmailAddress } from '../kernel/IsEmailAddress';

export const drivePermissions = ['none', 'reader', 'writer'] as const;

export class DriveAccountBodyDto {
  @IsEmailAddress() @MaxLength(320) googleDriveEmail!: string;
}

/** The drive account that a therapist has linked. */
export class DriveAccountDto {
  @IsString() googleDriveEmail!: string;
  @IsString() googleDriveUserId!: string;
  /** The account's present permission for the patients' folders. */
  @IsIn(drivePermissions) permission!: (typeof drivePermissions)[number];
  /** For a writer: seconds since the last request. Running uploads ask again every minute. */
  @IsOptional() @IsNumber() @Min(0) writerForSeconds?: number;
}

export class DrivePermissionDto {
  /** The account's present permission for the patients' folders. */
  @IsIn(drivePermissions) permission!: (typeof drivePermissions)[number];
}
