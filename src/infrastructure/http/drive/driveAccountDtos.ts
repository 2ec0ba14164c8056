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
  /** What the account may do with the patients' folders now. */
  @IsIn(drivePermissions) permission!: (typeof drivePermissions)[number];
  /** Of a writer: seconds since it was last asked for. Running uploads ask anew every minute. */
  @IsOptional() @IsNumber() @Min(0) writerForSeconds?: number;
}

export class DrivePermissionDto {
  /** What the account may do with the patients' folders now. */
  @IsIn(drivePermissions) permission!: (typeof drivePermissions)[number];
}
